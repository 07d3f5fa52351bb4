import { whenLoadedAndIdle } from "./when-idle.ts";

/** Ms without an input after which the visitor is taken to rest. */
const QUIET_MS = 500;

/** Runs when the page has loaded, the visitor does nothing and the browser is idle; gives what calls it off. */
export function whenQuiet(run: () => void): () => void {
  listen();
  let callOff: () => void = () => undefined;
  const look = () => {
    const left = lastInput + QUIET_MS - performance.now();
    if (left > 0) {
      const timer = setTimeout(look, left);
      callOff = () => clearTimeout(timer);
    } else {
      callOff = whenLoadedAndIdle(() => (isResting() ? run() : look()));
    }
  };
  look();
  return () => callOff();
}

let lastInput = 0;
let isListening = false;

function isResting(): boolean {
  return performance.now() >= lastInput + QUIET_MS;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  const note = () => {
    lastInput = performance.now();
  };
  // Input before the scripts had loaded is unknown: counts as just now.
  note();
  for (const type of ["pointerdown", "keydown", "wheel", "touchmove", "scroll"]) {
    window.addEventListener(type, note, { capture: true, passive: true });
  }
}

import { vi } from "vitest";

export const SCREEN = 800;

/**
 * Has fakes stand for what a browser knows of stretches of a list, with timers that a test moves.
 * Gives the window, and what gives all of the real ones back.
 */
export function standForBrowser(): { window: EventTarget; giveBack: () => void } {
  vi.useFakeTimers();
  vi.resetModules();
  Coming.all = [];
  const window = Object.assign(new EventTarget(), { innerHeight: SCREEN });
  vi.stubGlobal("IntersectionObserver", Coming);
  vi.stubGlobal("MessageChannel", Channel);
  vi.stubGlobal("ContentVisibilityAutoStateChangeEvent", StateChange);
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("getComputedStyle", (styled: object) => styled);
  vi.stubGlobal("window", window);
  return {
    window,
    giveBack: () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  };
}

/** What stands for the browser's eye for what comes within three screens, one for each stretch. */
export class Coming {
  static all: Coming[] = [];
  readonly watched = new Set<unknown>();
  readonly tell: (entries: object[], by: Coming) => void;
  constructor(tell: Coming["tell"]) {
    this.tell = tell;
    Coming.all.push(this);
  }
  observe = (part: unknown) => this.watched.add(part);
  disconnect = () => this.watched.clear();
  see = (target: unknown, isIntersecting = true, top = 2 * SCREEN) => {
    const boundingClientRect = { top, bottom: top + 100 };
    this.tell([{ target, isIntersecting, boundingClientRect }], this);
  };
}

/** Whose messages come with the timers. */
export class Channel {
  readonly port1 = {
    onmessage: null as (() => void) | null,
    close: () => {
      this.port1.onmessage = null;
    },
  };
  readonly port2: { postMessage: () => unknown } = {
    postMessage: () => setTimeout(() => this.port1.onmessage?.()),
  };
}

/** What a browser tells of a stretch that it shows or leaves out. */
export class StateChange extends Event {
  readonly skipped: boolean;
  constructor({ skipped }: { skipped: boolean }) {
    super("contentvisibilityautostatechange");
    this.skipped = skipped;
  }
}
export const show = (stretch: Element, isShown = true) =>
  stretch.dispatchEvent(new StateChange({ skipped: !isShown }));

/** Below all that is near, unless it is told where. */
export function stretchOf(
  count: number,
  { contentVisibility = "auto", top = 4 * SCREEN, bottom = 5 * SCREEN, isShown = false } = {},
) {
  const emblems = Array.from({ length: count }, (_, index) => emblem(`/${index}`, 0));
  let layouts = 0;
  const lastElementChild = {
    checkVisibility: () => isShown,
    getBoundingClientRect: () => {
      layouts += 1;
    },
  };
  const unasked = () => emblems.filter(({ loading }) => loading === "lazy");
  const stretch = Object.assign(new EventTarget(), {
    contentVisibility,
    isConnected: true,
    getBoundingClientRect: () => ({ top, bottom }),
    querySelectorAll: unasked,
    querySelector: () => unasked()[0] ?? null,
    lastElementChild,
  }) as unknown as Element;
  return {
    stretch,
    emblems,
    addresses: () => emblems.map((one) => one.getAttribute("src")),
    asked: () => emblems.filter(({ loading }) => loading === "eager").length,
    layouts: () => layouts,
  };
}

export function emblem(address: string, naturalWidth: number) {
  const attributes = new Map([["src", address]]);
  let loading = "lazy";
  const begun: (string | undefined)[] = [];
  return {
    /** What the browser was told not to wait with. */
    begun,
    get loading() {
      return loading;
    },
    set loading(value) {
      loading = value;
      if (loading === "eager") begun.push(attributes.get("src"));
    },
    naturalWidth,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
}

/** A clock that is read once for each task, and then as if each emblem took so many ms. */
export function eachTime(ms: number): () => number {
  let now = 0;
  return () => {
    now += ms;
    return now;
  };
}

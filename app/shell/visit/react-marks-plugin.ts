import type { Plugin } from "vite";

/**
 * While its module is evaluated, React makes five errors as marks: it throws them to itself and knows
 * them again, and nobody reads them. Where an inspector is attached, as it is under Lighthouse, each
 * error keeps its stack, for which the engine parses the whole of react-dom once more: most of the
 * task that begins hydration. The marks are made without one. Stops the build when React's code is no
 * longer what it was.
 */
export function reactMarksPlugin(): Plugin {
  return {
    name: "almanac-react-marks",
    apply: "build",
    transform: {
      filter: { id: /react-dom[\\/].*react-dom-client\.production\.js$/ },
      handler(code) {
        const found = Array.from(code.matchAll(MARK), ([, name]) => name);
        if (found.join() !== MARKS.join()) {
          this.error(`React's marks are no longer ${MARKS.join()}, but ${found.join()}.`);
        }
        return { code: code.replaceAll(MARK, STACKLESS), map: null };
      },
    },
  };
}

const MARK = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

const STACKLESS = "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })";

const MARKS = [
  "HydrationMismatchException",
  "SuspenseException",
  "SuspenseyCommitException",
  "SuspenseActionException",
  "SelectiveHydrationException",
];

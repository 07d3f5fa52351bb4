/** Time without a disturbance after which the pages are at rest, in ms. */
const REST_MS = 2000;

/** Tells when the pages do nothing more, so that storing does not work beside them. */
export interface Rest {
  /** To be called with each request, and while a page is scrolled. */
  disturb(): void;
  /** Resolves after two seconds without that; at once when there was none since it last did. */
  come(): Promise<void>;
}

/** `wait` resolves after so many ms. */
export function createRest(wait: (ms: number) => Promise<void>): Rest {
  let disturbances = 0;
  let rested = -1;
  return {
    disturb() {
      disturbances += 1;
    },
    async come() {
      for (let before = rested; before !== disturbances; ) {
        before = disturbances;
        await wait(REST_MS);
      }
      rested = disturbances;
    },
  };
}

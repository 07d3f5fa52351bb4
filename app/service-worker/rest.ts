/** Time without a request after which the pages are at rest, in ms. */
const REST_MS = 2000;

/** Tells when the pages ask for nothing more, so that storing does not work beside their loading. */
export interface Rest {
  /** To be called with each request. */
  asked(): void;
  /** Resolves after two seconds in which nothing was asked for. */
  come(): Promise<void>;
}

/** `wait` resolves after so many ms. */
export function createRest(wait: (ms: number) => Promise<void>): Rest {
  let requests = 0;
  return {
    asked() {
      requests += 1;
    },
    async come() {
      for (let before = -1; before !== requests; ) {
        before = requests;
        await wait(REST_MS);
      }
    },
  };
}

/** The pages of the menu: the first answer of each takes longest, since it reads the dataset anew. */
const MAIN_PAGES = [
  "/",
  "/characters",
  "/characters/conventional-list",
  "/story-cards",
  "/prayers",
  "/stages/scarlet-devil-tower",
  "/update-log",
];
/** Before each of them, so that visitors come first. */
const PAUSE_MS = 100;

/**
 * Makes the main pages one after the other before anybody asks for them: after a start, and after an
 * import, which breaks off what is still made of the dataset before.
 */
export function pageWarmer<Dataset>(make: (path: string, dataset: Dataset) => Promise<unknown>): {
  warm(dataset: Dataset): void;
  stop(): Promise<void>;
} {
  let last = 0;
  let running = Promise.resolve();

  async function makeAll(turn: number, dataset: Dataset): Promise<void> {
    for (const path of MAIN_PAGES) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (turn !== last) return;
      await make(path, dataset);
    }
  }

  return {
    warm(dataset) {
      last += 1;
      const turn = last;
      running = running.then(() => makeAll(turn, dataset));
    },
    stop() {
      last += 1;
      return running;
    },
  };
}

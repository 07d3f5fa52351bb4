/** A part of a page that React takes over by itself, some time after what stands around it. */
export class PartOfPage {
  #isTakenOver = false;

  /** To be called when what stands around it is taken over. Gives what is called when it goes. */
  awaitTurn(): () => void {
    if (this.#isTakenOver) return () => undefined;
    awaited.add(this);
    return () => strike(this);
  }

  /** To be called when it is taken over itself, or drawn in the browser. */
  takeOver(): void {
    this.#isTakenOver = true;
    strike(this);
  }
}

/**
 * Runs once no part of the page waits for its turn; gives what calls it off. Parts of which nothing
 * is known yet, since they stand in others, wait with those.
 */
export function whenNoPartIsAwaited(run: () => void): () => void {
  if (awaited.size === 0) {
    run();
  } else {
    waiting.add(run);
  }
  return () => waiting.delete(run);
}

const awaited = new Set<PartOfPage>();
const waiting = new Set<() => void>();

function strike(part: PartOfPage): void {
  awaited.delete(part);
  if (awaited.size > 0) return;
  for (const run of waiting) {
    waiting.delete(run);
    run();
  }
}

type Open = (id: string, within: readonly string[]) => void;

let host: Open | null = null;

/** Registers the function that opens the page's modal; returns what unregisters it. */
export function answerRequests(open: Open): () => void {
  host = open;
  return () => {
    if (host === open) {
      host = null;
    }
  };
}

/**
 * Asks the modal for a character; `within` are the ids of the list she stands in, in order. False
 * when there is no modal on the page that could show her.
 */
export function askForCharacter(id: string, within: readonly string[] = []): boolean {
  host?.(id, within);
  return host !== null;
}

/** Where a character stands without scripts, and what a link to her says. */
export function characterPath(id: string): string {
  return `/characters?${new URLSearchParams({ character: id })}`;
}

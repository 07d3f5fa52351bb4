/**
 * Loads code that no page needs for itself; undefined where it does not come, which is no reason to
 * load the page anew.
 */
export async function loadCodeAhead<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  underWay += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    underWay -= 1;
  }
}

/** Whether a chunk that fails now may be one that was loaded ahead. */
export function isCodeComingAhead(): boolean {
  return underWay > 0;
}

let underWay = 0;

const PATH = "/person-names.json";

let names: ReadonlyMap<string, string> = new Map();
let asked = false;
const listeners = new Set<() => void>();

/** What has arrived so far: names of persons in traditional order by their name in English. */
export function familyFirstNames(): ReadonlyMap<string, string> {
  return names;
}

export function subscribeToNames(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Fetches the names once a page. While they are missing, names stand as they are. */
export function askFamilyFirst(): void {
  if (asked) {
    return;
  }
  asked = true;
  fetch(PATH)
    .then(async (answer) => take(await answer.json()))
    .catch((error: unknown) => {
      asked = false;
      // biome-ignore lint/suspicious/noConsole: whoever looks for the reason looks here
      console.warn("The traditional order of names could not be loaded.", error);
    });
}

function take(answer: unknown): void {
  names = new Map(isNames(answer) ? answer : []);
  for (const listener of listeners) {
    listener();
  }
}

function isNames(answer: unknown): answer is [string, string][] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (pair) =>
        Array.isArray(pair) && pair.length === 2 && pair.every((name) => typeof name === "string"),
    )
  );
}

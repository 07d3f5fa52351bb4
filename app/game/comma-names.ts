/** More commas than any name of the game has. */
const MOST_COMMAS = 3;

/**
 * What a list means that was split at its commas: a name may contain commas itself ("Wait, I Said
 * Wait!"), so at each part the longest run that `find` knows is one name. Gives the name as it was
 * written beside what it means, undefined for one that means nothing.
 */
export function namesOfParts(
  parts: readonly string[],
  find: (name: string) => string | undefined,
): { name: string; meant: string | undefined }[] {
  const names = [];
  for (let at = 0; at < parts.length; ) {
    let end = Math.min(at + MOST_COMMAS + 1, parts.length);
    const joined = () => parts.slice(at, end).join(", ");
    while (end > at + 1 && find(joined()) === undefined) end -= 1;
    names.push({ name: joined(), meant: find(joined()) });
    at = end;
  }
  return names;
}

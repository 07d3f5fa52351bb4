const LONGEST = 100;

/** The words in the last part of a path, as someone would search for them: `l1-suika` is "l1 suika". */
export function wordsOfPath(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  const words = decoded(last)
    .replace(/_/g, ".")
    .replace(/[\p{C}\s-]+/gu, " ")
    .trim();
  return Array.from(words).slice(0, LONGEST).join("").slice(0, LONGEST).toWellFormed();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return part;
  }
}

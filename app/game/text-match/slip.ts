/** Fewer letters leave too many words that one slip turns into another. */
const FEWEST_LETTERS = 5;

/** Whether what was typed may be any word with a slip. */
export function maySlip(typed: string): boolean {
  return typed.length >= FEWEST_LETTERS - 1 && !DIGIT.test(typed);
}

/**
 * Whether what was typed is the word with one slip of the finger: a letter wrong, missing, too
 * many, or changed with its neighbour. The word that is meant has five letters or more, and no
 * digits: a number that is off by one is another number.
 */
export function isOneSlip(typed: string, meant: string): boolean {
  const longer = typed.length - meant.length;
  if (meant.length < FEWEST_LETTERS || longer > 1 || longer < -1 || typed === meant) return false;
  if (DIGIT.test(typed) || DIGIT.test(meant)) return false;
  let at = 0;
  while (typed[at] === meant[at]) at += 1;
  if (longer === 1) return typed.slice(at + 1) === meant.slice(at);
  if (longer === -1) return typed.slice(at) === meant.slice(at + 1);
  const isSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  return (
    typed.slice(at + 1) === meant.slice(at + 1) ||
    (isSwapped && typed.slice(at + 2) === meant.slice(at + 2))
  );
}

const DIGIT = /\p{N}/u;

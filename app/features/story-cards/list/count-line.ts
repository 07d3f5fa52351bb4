/** The count line of the list (specification 2 §2); `total` counts the revealed cards. */
export function countLine(found: number, total: number): string {
  if (found === 0) {
    return "No story card found";
  }
  if (found === total) {
    return `Showing all ${formatCount(total)} story cards`;
  }
  const noun = found === 1 ? "story card" : "story cards";
  return `Showing ${formatCount(found)} of ${formatCount(total)} ${noun}`;
}

function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

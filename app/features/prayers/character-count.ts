/** How many characters a list shows, in words. */
export function characterCount(count: number): string {
  if (count === 0) return "No character found";
  return `${count.toLocaleString("en-US")} ${count === 1 ? "character" : "characters"}`;
}

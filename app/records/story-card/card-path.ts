/** Where a card can be linked to: the list with the card opened. */
export function cardPath(id: number): string {
  return `/story-cards?card=${id}`;
}

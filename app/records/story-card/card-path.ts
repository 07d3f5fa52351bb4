/** Where a card can be linked to: the list with the card opened. */
export function cardPath(id: number): string {
  return `/story-cards?card=${id}`;
}

/** Where an artist stands in the list of them, as far as which the page of that address goes. */
export function artistPath(id: number): string {
  return `/story-cards/illustrators?artist=${id}#illustrator-${id}`;
}

/** Where a card can be linked to: the list with the card opened. */
export function cardPath(id: number): string {
  return `/story-cards?card=${id}`;
}

/**
 * Where a card's artist is met: the place in the list of illustrators, as far as which the page of
 * that address goes. That list holds nobody of whose cards no date is known (specification 2 §5),
 * so that from a card without one it is the artist's cards.
 */
export function artistPath(artist: { id: number; jp: string }, release: number | null): string {
  return release === null
    ? `/story-cards?${new URLSearchParams({ artist: artist.jp })}`
    : `/story-cards/illustrators?artist=${artist.id}#illustrator-${artist.id}`;
}

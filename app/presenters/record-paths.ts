/** The addresses of the pages that records have of their own; prayers' are in `prayer-path.ts`. */
export function characterInfoPath(id: string): string {
  return `/characters/info/${encodeURIComponent(id)}`;
}

export function cardInfoPath(id: number): string {
  return `/story-cards/info/${id}`;
}

/** One event of the calendar, as a file. */
export function calendarEventPath(kind: "prayers" | "releases", id: string): string {
  return `/calendar/${kind}/${encodeURIComponent(id)}.ics`;
}

export function itemPath(id: string): string {
  return `/items/${encodeURIComponent(id)}`;
}

export function tagPath(id: string): string {
  return `/tags/${encodeURIComponent(id)}`;
}

export function elementPath(id: string): string {
  return `/elements/${id}`;
}

/** The story cards for an attack, ranked by what they add to it. */
export const CARDS_PATH = "/attacks/cards";

export function attackCardsPath(id: string): string {
  return `${CARDS_PATH}?${new URLSearchParams({ attack: id })}`;
}

export function floorPath(floor: number): string {
  return `/stages/scarlet-devil-tower?floor=${floor}`;
}

/** Where a correction of a record is made; `entity` is the kind as its file is named. */
export function correctionPath(entity: string, id: string | number): string {
  return `/data/correction?${new URLSearchParams({ entity, id: String(id) })}`;
}

import { chanceOf } from "../chance.ts";

/** The draws for one place (a floor, an enemy's slot): the same place always draws the same. */
export interface Draw {
  /** Whether something with this chance (0 to 1) happens. */
  happens(chance: number, purpose: string): boolean;
  /** A whole number between two bounds, both included. */
  between(low: number, high: number, purpose: string): number;
  /** An entry of the list. */
  one<const List extends readonly [unknown, ...unknown[]]>(
    list: List,
    purpose: string,
  ): List[number];
  /** The whole list in a scattered order. */
  shuffled<Entry extends { id: string } | string>(list: readonly Entry[], purpose: string): Entry[];
}

/** @param place names what is drawn for, such as `tower/111/2` */
export function drawFor(place: string): Draw {
  const between = (low: number, high: number, purpose: string) =>
    low + Math.floor(chanceOf(place, purpose) * (high - low + 1));
  return {
    happens: (chance, purpose) => chanceOf(place, purpose) < chance,
    between,
    one: (list, purpose) => list[between(0, list.length - 1, purpose)] ?? list[0],
    shuffled: (list, purpose) => {
      const key = (entry: { id: string } | string) =>
        chanceOf(`${place}/${typeof entry === "string" ? entry : entry.id}`, purpose);
      return list.toSorted((a, b) => key(a) - key(b));
    },
  };
}

import type { BatchKind } from "#app/game/vocabulary/prayers.ts";
import type { PackBatch } from "#db/pack/schema/batches.ts";
import type { PackInstant } from "#db/pack/schema/values.ts";
import { chanceOf } from "../chance.ts";
import { releaseOn } from "../sample-dates.ts";
import { fromImport, later, orderOf } from "./moments.ts";
import { FIRST_DAY } from "./pool-sets.ts";
import type { ReleasedCharacter, Roster } from "./roster.ts";

/** An order of batches: when batches come, and from when on a character can be in one. */
interface Order {
  readonly kind: BatchKind;
  readonly days: readonly PackInstant[];
  /** The earliest day for a character, nothing where she does not belong. */
  readonly from: (character: ReleasedCharacter) => PackInstant | undefined;
  readonly most?: number;
}

const STANDARD: Order = {
  kind: "standard",
  days: [
    ...[FIRST_DAY, "2021-07-01"].map(releaseOn),
    ...every(46, releaseOn("2021-08-16"), releaseOn("2026-10-10")),
    fromImport(-16),
  ],
  // Whoever is in the standard prayer from the first day; others some time after their own prayer.
  from: ({ type, debut, nonLimited }) => {
    if (type === "gen") return debut === releaseOn(FIRST_DAY) ? debut : later(debut, 24);
    return type === "fes" && nonLimited ? later(debut, 600) : undefined;
  },
};

const RITUAL: Order = {
  kind: "ritual",
  days: [
    ...every(92, releaseOn("2022-11-08"), releaseOn("2026-10-20")),
    ...[-9, 19].map(fromImport),
  ],
  // What the standard prayer does not take of the festivals.
  from: ({ type, debut, nonLimited }) => {
    if (type === "fes" && !nonLimited) return later(debut, 380);
    return type === "afes" ? later(debut, 550) : undefined;
  },
  most: 5,
};

const REBIRTH: Order = {
  kind: "rebirth",
  days: [
    ...every(48, releaseOn("2022-02-22"), releaseOn("2026-10-20")),
    ...[-14, -1, 10, 30].map(fromImport),
  ],
  from: ({ rebirth, debut }) => (rebirth ? later(debut, 150) : undefined),
  most: 3,
};

const REBIRTH_COSTUME: Order = {
  kind: "rebirth-costume",
  days: [
    ...every(61, releaseOn("2023-06-06"), releaseOn("2026-10-20")),
    ...[-12, 17].map(fromImport),
  ],
  from: ({ id, rebirth, debut }) =>
    rebirth && chanceOf(id, "costume") < 0.4 ? later(debut, 600) : undefined,
  most: 2,
};

/** Batches of which no date is told, or none shown, by number. */
const NO_DATE: Readonly<Partial<Record<BatchKind, readonly number[]>>> = {
  rebirth: [5, 19],
  "rebirth-costume": [3],
};
const NONE: Readonly<Partial<Record<BatchKind, readonly number[]>>> = { "rebirth-costume": [8] };

/** Sample batches of the standard and the ritual prayer, of rebirths and of rebirth costumes. */
export function batchesOf({ characters }: Roster): PackBatch[] {
  return [STANDARD, RITUAL, REBIRTH, REBIRTH_COSTUME].flatMap((order) =>
    inOrder(order, characters),
  );
}

/** Each day takes those who can come by then, the earliest first; a day without any is no batch. */
function inOrder(
  { kind, days, from, most }: Order,
  characters: readonly ReleasedCharacter[],
): PackBatch[] {
  const waiting = characters
    .flatMap((character) => {
      const earliest = from(character);
      return earliest === undefined ? [] : [{ id: character.id, order: orderOf(earliest) }];
    })
    .toSorted((a, b) => a.order - b.order);
  const batches: PackBatch[] = [];
  for (const day of days) {
    const out = waiting.filter(({ order }) => order <= orderOf(day));
    const taken = waiting.splice(0, Math.min(out.length, most ?? out.length));
    if (taken.length === 0) continue;
    const no = batches.length + 1;
    const characters = taken.map(({ id }) => id);
    batches.push({ id: `${kind}-${no}`, kind, no, ...dated(kind, no, day), characters });
  }
  return batches;
}

function dated(
  kind: BatchKind,
  no: number,
  date: PackInstant,
): Pick<PackBatch, "date" | "dateMode"> {
  if (NO_DATE[kind]?.includes(no)) return { dateMode: "no-date" };
  if (NONE[kind]?.includes(no)) return { dateMode: "none" };
  return { date, dateMode: "all" };
}

function every(days: number, first: string, last: string): PackInstant[] {
  const next = later(first, days);
  return first > last || typeof next !== "string" ? [] : [first, ...every(days, next, last)];
}

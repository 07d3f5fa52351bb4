import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { Wanted } from "#app/game/rates/hits.ts";
import { isPickUp } from "#app/game/rates/slot-rates.ts";

export interface WantedChoice {
  readonly id: string;
  readonly label: string;
}

export interface WantedGroup {
  readonly label: string;
  readonly choices: readonly WantedChoice[];
}

/**
 * What one can hope for of a prayer, by groups; the first of all is the default. What is hidden can
 * be hoped for among all of its kind, not by name.
 */
export function wantedGroups(
  { pool }: Pick<PrayerDetailAnswer, "pool">,
  hidden: ReadonlySet<string | number>,
): WantedGroup[] {
  const items = Object.values(pool).flat();
  const named = items
    .filter(({ id }) => !hidden.has(id))
    .map((item) => ({ ...item, choice: choiceOf(item) }));
  const kinds = ANY.filter(({ wanted }) => items.some(wanted)).map(({ id, label }) => ({
    id,
    label,
  }));
  const groups = [
    { label: "Any", choices: kinds },
    { label: "Rate-ups", choices: named.filter(isPickUp).map(({ choice }) => choice) },
    {
      label: "Characters",
      choices: named
        .filter((item) => isCharacter(item) && !isPickUp(item))
        .map(({ choice }) => choice),
    },
    {
      label: "5★ story cards",
      choices: pool.card5.filter((item) => !isPickUp(item) && !hidden.has(item.id)).map(choiceOf),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

/** Whether an item is what a choice hopes for. */
export function wantedBy(id: string): Wanted {
  const any = ANY.find((one) => one.id === id);
  return any ? any.wanted : (item) => choiceId(item.id) === id;
}

interface PoolItem {
  readonly id: string | number;
  readonly rateType: PrayerDetailAnswer["pool"]["characters"][number]["rateType"];
}

const ANY: readonly (WantedChoice & { readonly wanted: (item: PoolItem) => boolean })[] = [
  {
    id: "any-rate-up-character",
    label: "Any rate-up character",
    wanted: (item) => isCharacter(item) && isPickUp(item),
  },
  { id: "any-character", label: "Any character", wanted: isCharacter },
  { id: "any-rate-up", label: "Any rate-up", wanted: isPickUp },
];

/** Characters have texts for ids, cards numbers. */
function isCharacter({ id }: Pick<PoolItem, "id">): boolean {
  return typeof id === "string";
}

function choiceOf({ id, shortName }: { readonly id: string | number; readonly shortName: string }) {
  return { id: choiceId(id), label: shortName };
}

function choiceId(id: string | number): string {
  return typeof id === "string" ? `character ${id}` : `card ${id}`;
}

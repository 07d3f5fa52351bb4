import { AMOUNTS, type AmountId, type Box } from "./box.ts";
import { type Change, changeBetween } from "./change.ts";
import { type Entry, type EntryKey, entryOf } from "./entry.ts";

/** What another box would do to a thing: bring, raise, lower, take away, or change otherwise. */
export type Effect = "comes" | "rises" | "falls" | "goes" | "changes";

/** One thing in which two boxes differ. */
export interface Difference {
  readonly id: EntryKey | AmountId;
  readonly effect: Effect;
  /** The part of the change that concerns this thing alone. */
  readonly change: Change;
}

/** What would differ, thing by thing, were the other box to take the place of the own one. */
export function differences(own: Box, other: Box): Difference[] {
  const { entries, amounts } = changeBetween(own, other);
  return [
    ...entries.map((entry): Difference => {
      const before = entryOf(own, entry.key);
      const after = entryOf(other, entry.key);
      const change = { entries: [entry], amounts: [] };
      return { id: entry.key, effect: effectOn(before, after), change };
    }),
    ...amounts.map((amount): Difference => {
      const effect = amount.before === 0 ? "comes" : amount.after === 0 ? "goes" : undefined;
      const change = { entries: [], amounts: [amount] };
      const rises = amount.after > amount.before;
      return { id: amount.id, effect: effect ?? (rises ? "rises" : "falls"), change };
    }),
  ];
}

/** The changes of some differences as one. */
export function together(chosen: readonly Difference[]): Change {
  return {
    entries: chosen.flatMap(({ change }) => change.entries),
    amounts: chosen.flatMap(({ change }) => change.amounts),
  };
}

/** Things of which both boxes say the same. */
export function countSame(own: Box, other: Box): number {
  const { entries, amounts } = changeBetween(own, other);
  const differ = new Set<string>([
    ...entries.map(({ key }) => key),
    ...amounts.map(({ id }) => id),
  ]);
  const same = [...own.entries.keys(), ...own.amounts.keys()].filter((id) => !differ.has(id));
  return same.length;
}

/** An entry in words: "owned, limit break 3, reborn, wanted". */
export function entryInWords(key: EntryKey, entry: Entry): string {
  const { count, limitBreak, rebirth, costume, wanted, note } = entry;
  const isCard = key.startsWith("card/");
  const words = [
    count === 0 ? null : isCard ? `${count} ${count === 1 ? "copy" : "copies"}` : "owned",
    limitBreak > 0 ? `limit break ${limitBreak}` : null,
    rebirth ? "rebirth" : null,
    costume ? "rebirth costume" : null,
    wanted ? "wanted" : null,
    note === "" ? null : `“${note}”`,
  ].filter((word) => word !== null);
  return words.length === 0 ? "not owned" : words.join(", ");
}

export function amountLabel(id: AmountId): string {
  return AMOUNTS.find((one) => one.id === id)?.label ?? id;
}

function effectOn(before: Entry, after: Entry): Effect {
  if (before.count === 0 && after.count > 0) return "comes";
  if (before.count > 0 && after.count === 0) return "goes";
  const signs = [
    after.count - before.count,
    after.limitBreak - before.limitBreak,
    Number(after.rebirth) - Number(before.rebirth),
    Number(after.costume) - Number(before.costume),
    Number(after.wanted) - Number(before.wanted),
  ];
  if (signs.some((sign) => sign < 0)) return "falls";
  return signs.some((sign) => sign > 0) ? "rises" : "changes";
}

import { FULL_LIMIT_BREAK } from "#app/game/limit-break.ts";
import { AMOUNTS, type AmountId, type Box, boxOf, MOST_COPIES } from "../box/box.ts";
import { type Entry, type EntryKey, entryOf, keyOf, NO_ENTRY } from "../box/entry.ts";
import { type Counts, NumberReader, NumberWriter, noCounts } from "./number-code.ts";
import { numberOfText, textOfNumber } from "./number-text.ts";

/** The order in which a link counts the records of a dataset; later datasets only add to it. */
export interface IdOrders {
  readonly characters: readonly string[];
  readonly cards: readonly string[];
}

/** A box as the part of an address that no server ever sees. */
export interface BoxLink {
  /** What stands behind the #: `c=` and the box. */
  readonly fragment: string;
  /** What did not fit, or never does, in words. */
  readonly leftOut: readonly string[];
}

/** As long as the fragment may be: it is to fit into a message and a QR code. */
export const LONGEST_FRAGMENT = 520;

const PREFIX = "c=";
/** The first sign names the format: a later one begins with another. */
const FORMAT = "1";

/** What a link may leave out, the least needed first, until it is short enough. */
const DETAILS = [
  "copies of a card beyond 6",
  "copies and limit breaks of cards",
  "which of the owned are wanted as well",
  "rebirths",
  "limit breaks",
] as const;

/** The box as a link: whole where it fits, else with as little left out as need be. */
export function linkOf(box: Box, orders: IdOrders): BoxLink {
  const never = whatNeverFits(box, orders);
  for (let level = 0; level < DETAILS.length; level += 1) {
    const fragment = written(box, orders, level);
    if (fragment.length <= LONGEST_FRAGMENT) {
      return { fragment, leftOut: [...DETAILS.slice(0, level), ...never] };
    }
  }
  return { fragment: written(box, orders, DETAILS.length), leftOut: [...DETAILS, ...never] };
}

/** What a fragment holds, or why it holds nothing, as a sentence for the visitor. */
export type ReadLink =
  | { readonly outcome: "read"; readonly box: Box }
  | { readonly outcome: "refused"; readonly message: string };

/** Null where the fragment is no link of a collection at all. */
export function readLink(fragment: string, orders: IdOrders): ReadLink | null {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(PREFIX)) return null;
  const refused = (message: string) => ({ outcome: "refused", message }) as const;
  if (text.length > 4 * LONGEST_FRAGMENT) return refused("This link is too long to be ours.");
  if (text[PREFIX.length] !== FORMAT) {
    return refused("This link was not made by this site, or by a later version of it.");
  }
  const number = numberOfText(text.slice(PREFIX.length + FORMAT.length));
  if (number === null) {
    return refused("This link is broken: a part of it is missing or was changed. Copy it again.");
  }
  return decoded(number, orders);
}

function written(box: Box, orders: IdOrders, level: number): string {
  const writer = new NumberWriter();
  writer.writeEven(DETAILS.length + 1, level);
  const questions = questionsOf(level);
  for (const { kind, ids } of partsOf(orders)) {
    writeAmount(writer, ids.length);
    for (const id of ids) writeEntry(writer, questions[kind], entryOf(box, keyOf(kind, id)));
  }
  for (const { id } of AMOUNTS) writeAmount(writer, box.amounts.get(id) ?? 0);
  return PREFIX + FORMAT + textOfNumber(writer.number());
}

function decoded(number: bigint, orders: IdOrders): ReadLink {
  const reader = new NumberReader(number);
  const level = reader.readEven(DETAILS.length + 1);
  const questions = questionsOf(level);
  const entries: [EntryKey, Entry][] = [];
  for (const { kind, ids } of partsOf(orders)) {
    const count = readAmount(reader);
    if (count > ids.length) {
      const message =
        "This link tells of records that came later: load the page anew, then open it.";
      return { outcome: "refused", message };
    }
    for (const id of ids.slice(0, count)) {
      entries.push([keyOf(kind, id), readEntry(reader, questions[kind])]);
    }
  }
  const amounts = AMOUNTS.map(({ id }): [AmountId, number] => [id, readAmount(reader)]);
  if (!reader.isAtEnd) {
    return { outcome: "refused", message: "This link is broken. Copy it again." };
  }
  return { outcome: "read", box: boxOf(entries, amounts) };
}

function partsOf({ characters, cards }: IdOrders) {
  return [
    { kind: "character", ids: characters },
    { kind: "card", ids: cards },
  ] as const;
}

/** What is asked of each entry of a kind, with the counts of what was answered. */
interface Questions {
  readonly level: number;
  readonly kind: "character" | "card";
  /** Neither, wanted, owned, both. */
  readonly standing: Counts;
  /** 1 to 15; 16 and more as 16, then even. */
  readonly copies: Counts;
  /** By the number of copies, as the one goes with the other. */
  readonly limitBreak: readonly Counts[];
  readonly rebirth: Counts;
  /** By whether she is reborn. */
  readonly costume: readonly Counts[];
}

const MANY_COPIES = 16;
const FEW_COPIES = 6;

function questionsOf(level: number): { character: Questions; card: Questions } {
  const of = (kind: Questions["kind"]): Questions => ({
    level,
    kind,
    standing: noCounts(level < 3 ? 4 : 3),
    copies: noCounts(level < 1 ? MANY_COPIES : FEW_COPIES),
    limitBreak: Array.from({ length: FEW_COPIES }, () => noCounts(FULL_LIMIT_BREAK + 1)),
    rebirth: noCounts(2),
    costume: [noCounts(2), noCounts(2)],
  });
  return { character: of("character"), card: of("card") };
}

function writeEntry(writer: NumberWriter, questions: Questions, entry: Entry): void {
  const { level, kind } = questions;
  const { count, limitBreak, rebirth, costume } = entry;
  const isOwned = count > 0;
  const wanted = entry.wanted && !(level >= 3 && isOwned);
  writer.write(questions.standing, (isOwned ? 2 : 0) + (wanted ? 1 : 0));
  if (!isOwned) return;
  if (kind === "card" && level < 2) {
    const most = level < 1 ? MANY_COPIES : FEW_COPIES;
    writer.write(questions.copies, Math.min(count, most) - 1);
    if (level < 1 && count >= MANY_COPIES) {
      writer.writeEven(MOST_COPIES - MANY_COPIES + 1, count - MANY_COPIES);
    }
  }
  if (hasLimitBreak(questions)) writer.write(limitBreakCounts(questions, count), limitBreak);
  if (kind === "character" && level < 4) {
    writer.write(questions.rebirth, Number(rebirth));
    writer.write(costumeCounts(questions, rebirth), Number(costume));
  }
}

function readEntry(reader: NumberReader, questions: Questions): Entry {
  const { level, kind } = questions;
  const standing = reader.read(questions.standing);
  const wanted = standing % 2 === 1;
  if (standing < 2) return { ...NO_ENTRY, wanted };
  let count = 1;
  if (kind === "card" && level < 2) {
    count = reader.read(questions.copies) + 1;
    if (level < 1 && count === MANY_COPIES) {
      count += reader.readEven(MOST_COPIES - MANY_COPIES + 1);
    }
  }
  const limitBreak = hasLimitBreak(questions) ? reader.read(limitBreakCounts(questions, count)) : 0;
  const hasRebirth = kind === "character" && level < 4;
  const rebirth = hasRebirth && reader.read(questions.rebirth) === 1;
  const costume = hasRebirth && reader.read(costumeCounts(questions, rebirth)) === 1;
  return { ...NO_ENTRY, count, limitBreak, rebirth, costume, wanted };
}

function hasLimitBreak({ kind, level }: Questions): boolean {
  return kind === "character" ? level < 5 : level < 2;
}

function limitBreakCounts({ limitBreak }: Questions, count: number): Counts {
  return at(limitBreak, Math.min(count, FEW_COPIES) - 1);
}

function costumeCounts({ costume }: Questions, rebirth: boolean): Counts {
  return at(costume, Number(rebirth));
}

function at(list: readonly Counts[], place: number): Counts {
  const found = list[place];
  if (!found) throw new RangeError(`There is no place ${place} among ${list.length}.`);
  return found;
}

const AMOUNT_BITS = 30;

/** First how long it is, then its digits. */
function writeAmount(writer: NumberWriter, amount: number): void {
  const bits = amount === 0 ? 0 : Math.floor(Math.log2(amount)) + 1;
  writer.writeEven(AMOUNT_BITS + 1, bits);
  if (bits > 1) writer.writeEven(2 ** (bits - 1), amount - 2 ** (bits - 1));
}

function readAmount(reader: NumberReader): number {
  const bits = reader.readEven(AMOUNT_BITS + 1);
  if (bits === 0) return 0;
  return 2 ** (bits - 1) + (bits > 1 ? reader.readEven(2 ** (bits - 1)) : 0);
}

function whatNeverFits(box: Box, { characters, cards }: IdOrders): string[] {
  const known = new Set<EntryKey>([
    ...characters.map((id) => keyOf("character", id)),
    ...cards.map((id) => keyOf("card", id)),
  ]);
  const entries = [...box.entries];
  return [
    entries.some(([, { note }]) => note !== "") ? "notes" : null,
    entries.some(([key]) => !known.has(key)) ? "records that this site does not know" : null,
  ].filter((what) => what !== null);
}

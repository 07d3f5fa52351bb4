import { z } from "zod";
import "#app/lib/zod-without-eval.ts";
import { FULL_LIMIT_BREAK } from "#app/game/limit-break.ts";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { AMOUNTS, type Box, boxOf, LONGEST_NOTE, MOST_COPIES } from "../box/box.ts";
import { type Entry, type EntryKey, keyOf, NO_ENTRY } from "../box/entry.ts";
import { FILE_FORMAT, FILE_VERSION, LARGEST_FILE, LONGEST_PROFILE_NAME } from "./file-form.ts";
import { migrated } from "./migrations.ts";

/** A box with the name of its profile. */
export interface NamedBox {
  readonly name: string;
  readonly box: Box;
}

const limitBreak = z.int().min(0).max(FULL_LIMIT_BREAK).default(0);
const wanted = z.boolean().default(false);
const note = z.string().max(LONGEST_NOTE).default("");
const recordId = z.string().regex(RECORD_ID);

const character = z.object({
  owned: z.boolean().default(false),
  limitBreak,
  rebirth: z.boolean().default(false),
  costume: z.boolean().default(false),
  wanted,
  note,
});

const card = z.object({
  copies: z.int().min(0).max(MOST_COPIES).default(0),
  limitBreak,
  wanted,
  note,
});

/** A collection as a file. Ids that a reader does not know are to be kept. */
export const boxFile = z
  .object({
    format: z.literal(FILE_FORMAT),
    version: z.literal(FILE_VERSION),
    exportedAt: z.iso.datetime(),
    profiles: z
      .array(
        z.object({
          name: z.string().min(1).max(LONGEST_PROFILE_NAME),
          characters: z.record(recordId, character).default({}),
          cards: z.record(recordId, card).default({}),
          amounts: z.partialRecord(z.enum(AMOUNTS.map(({ id }) => id)), z.int().min(0)).default({}),
        }),
      )
      .min(1),
  })
  .describe("A collection of the LostWord Almanac: what a visitor owns and wants, by profile.");

export type WrittenFile = z.output<typeof boxFile>;

export type ReadFile =
  | { readonly outcome: "read"; readonly profiles: readonly NamedBox[] }
  | { readonly outcome: "refused"; readonly message: string };

/** What the text of a file holds, or a sentence that says what is wrong with it. */
export function readFile(text: string): ReadFile {
  const refused = (message: string) => ({ outcome: "refused", message }) as const;
  if (text.length > LARGEST_FILE) return refused("This file is far larger than any collection.");
  const value = parsed(text);
  const head = z.looseObject({ format: z.literal(FILE_FORMAT), version: z.int() }).safeParse(value);
  if (!head.success) return refused("This file is no collection of the LostWord Almanac.");
  if (head.data.version > FILE_VERSION) {
    const [known, its] = [FILE_VERSION, head.data.version];
    return refused(
      `This file is of version ${its}, which is later than ${known}: reload the page.`,
    );
  }
  const read = boxFile.safeParse(
    migrated(head.data, { from: head.data.version, to: FILE_VERSION }),
  );
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.join(".") ?? "";
    return refused(`This file is damaged at "${where}": ${issue?.message ?? "unreadable"}.`);
  }
  return { outcome: "read", profiles: read.data.profiles.map(namedBox) };
}

function namedBox({ name, characters, cards, amounts }: WrittenFile["profiles"][number]): NamedBox {
  const written = [
    ...Object.entries(characters).map(([id, { owned, ...entry }]): [EntryKey, Entry] => [
      keyOf("character", id),
      { ...entry, count: owned ? 1 : 0 },
    ]),
    ...Object.entries(cards).map(([id, { copies, ...entry }]): [EntryKey, Entry] => [
      keyOf("card", id),
      { ...NO_ENTRY, ...entry, count: copies },
    ]),
  ];
  const amountsOf = AMOUNTS.map(({ id }) => [id, amounts[id] ?? 0] as const);
  return { name, box: boxOf(written, amountsOf) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told by the check of the form: whatever is no JSON is none of our files.
    return null;
  }
}

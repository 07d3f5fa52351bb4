import { z } from "zod";
import "#app/lib/zod-without-eval.ts";
import { FULL_LIMIT_BREAK } from "#app/game/limit-break.ts";
import { type Box, boxOf } from "../box/box.ts";
import { type Entry, type EntryKey, keyOf, NO_ENTRY } from "../box/entry.ts";

// LostWordTracker (github.com/MaddoScientisto/LostWordTracker) gives a collection as one string:
// base64 of the length of a JSON text, four bytes, and that text in gzip, whose end it leaves away.
// The text is a list of its characters, by numbers of its own. Read from its source of June 2022,
// the last there is.

/** The characters of its numbers, from 1; a hyphen where nobody of ours is sure to be meant. */
const BY_NUMBER = `
  l1-reimu l1-marisa a6-reimu b3-youmu b3-marisa b2-junko l1-tewi l1-suika l1-iku l1-shion
  l1-doremy l1-meiling l1-orin l1-murasa a7-youmu l1-medicine l1-yuuka l1-koakuma a6-cirno
  b3-toyohime b3-reimu b3-yorihime z1-marisa b3-reisen r8-youmu r2-yuyuko a6-marisa l1-sagume
  a6-sakuya b3-sanae a9-aya a8-reisen b3-sakuya l1-hecatia l1-saki l1-kasen l1-utsuho l1-merlin
  l1-tenshi a12-byakuren l1-youmu l1-koishi l1-sekibanki l1-miko l1-shou l1-keine l1-okina
  l1-yorihime l1-suwako l1-kaguya l1-yukari l1-remilia l1-ran l1-chen l1-mokou l1-momiji
  l1-seiran l1-rei-sen l1-byakuren l1-sunny l1-nitori l1-lily l1-yoshika l1-komachi
  l1-yatsuhashi l1-benben l1-kanako l1-star l1-sanae l1-daiyousei l1-sakuya l1-letty l1-cirno
  l1-alice l1-luna l1-flandre l1-kosuzu l1-ringo l1-akyuu l1-shizuha l1-reisen l1-aya l1-lyrica
  l1-nemuno l1-hina l1-hatate l1-joon l1-clownpiece l1-lunasa l1-junko l1-satori l1-patchouli
  l1-seiga l1-mai l1-satono l1-kokoro l1-mamizou l1-yuugi l1-rumia l1-eirin l1-minoriko
  b3-sagume l1-seija l1-shinmyoumaru l1-eiki l1-aunn l1-yachie l1-mayumi e9-remilia e1-flandre
  a7-yukari a7-alice b5-reisen b3-rei-sen l1-nue l1-nazrin b3-kaguya a10-sanae l1-futo -
`
  .trim()
  .split(/\s+/);

/** Far more signs than a string of all its characters has. */
const LONGEST_STRING = 100_000;

const trackedList = z
  .array(
    z.object({
      Id: z.int(),
      Obtained: z.boolean(),
      LimitBreak: z.int().min(0).default(0),
      Rebirth: z.boolean().default(false),
    }),
  )
  .max(1000);

export type ReadTracker =
  | {
      readonly outcome: "read";
      readonly box: Box;
      /** Obtained ones of whom it is not known who they are. */
      readonly unknown: number;
    }
  | { readonly outcome: "refused"; readonly message: string };

/** What a string of LostWordTracker holds, or a sentence that says what is wrong with it. */
export async function readTracker(text: string): Promise<ReadTracker> {
  const refused = (message: string) => ({ outcome: "refused", message }) as const;
  if (text.length > LONGEST_STRING) {
    return refused("This text is far longer than any of LostWordTracker.");
  }
  const read = trackedList.safeParse(parsed((await unpacked(text)) ?? ""));
  if (!read.success) return refused("This text is no export string of LostWordTracker.");
  const owned = read.data.filter(({ Obtained }) => Obtained);
  const entries = owned.flatMap(({ Id, LimitBreak, Rebirth }): [EntryKey, Entry][] => {
    const id = BY_NUMBER[Id - 1];
    if (id === undefined || id === "-") return [];
    const limitBreak = Math.min(LimitBreak, FULL_LIMIT_BREAK);
    return [[keyOf("character", id), { ...NO_ENTRY, count: 1, limitBreak, rebirth: Rebirth }]];
  });
  return { outcome: "read", box: boxOf(entries), unknown: owned.length - entries.length };
}

/** The JSON of a string; null for a text that is none. */
async function unpacked(text: string): Promise<string | null> {
  const bytes = decoded(text.replace(/\s+/g, ""))?.subarray(LENGTH_BYTES);
  if (!bytes) return null;
  // Without the head of the gzip, and with an end of our own, what was left away does not matter.
  const open = new Uint8Array([...bytes.subarray(GZIP_HEAD), ...LAST_BLOCK]);
  return (await inflated(bytes, "gzip")) ?? inflated(open, "deflate-raw");
}

const LENGTH_BYTES = 4;
const GZIP_HEAD = 10;
/** An empty block that is the last. */
const LAST_BLOCK = [0x01, 0x00, 0x00, 0xff, 0xff];

async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
): Promise<string | null> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format));
    return await new Response(stream).text();
  } catch (error) {
    // What was not packed so cannot be unpacked.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function decoded(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Told by the check of the form.
    return null;
  }
}

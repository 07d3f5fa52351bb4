import { choose, hashOf } from "../drawing/random.ts";
import { drawable } from "../glyphs/glyphs.ts";
import { FREE_MOTIFS, type MotifName } from "../motifs/motifs.ts";
import { DYES, FREE_DYES } from "../palette.ts";
import { FORMS, PERSONS, type PersonRow } from "../persons.ts";
import type { PicturedCharacter } from "../records.ts";
import type { PlaceName } from "../scene/places/places.ts";
import { FREE_FRAMES, type FrameName } from "./frames.ts";

/** What a person's pictures have in common. */
export interface PersonLook {
  /** Seeds what may differ from one person to the next. */
  readonly key: string;
  readonly kanji: string;
  readonly motif: MotifName;
  readonly frame: FrameName;
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly place: PlaceName;
}

/** A character's person: from the tables, else chosen by hash from its id and name. */
export function personLook(
  character: Pick<PicturedCharacter, "id" | "personId" | "nameJp">,
): PersonLook {
  const { id, personId, nameJp } = character;
  const form = FORMS.get(id);
  const row = form ?? PERSONS.get(personId);
  return row ? lookOf(form ? id : personId, row) : hashedLook(personId, nameJp);
}

/** The look of a person that the tables have. */
export function knownPerson(personId: string): PersonLook | undefined {
  const row = PERSONS.get(personId);
  return row && lookOf(personId, row);
}

function lookOf(key: string, [kanji, motif, frame, main, second, accent, place]: PersonRow) {
  return {
    key,
    kanji,
    motif,
    frame,
    main: DYES[main],
    second: DYES[second],
    accent: DYES[accent],
    place,
  };
}

function hashedLook(personId: string, nameJp: string): PersonLook {
  const hash = hashOf(personId);
  const [main, second, accent] = choose(FREE_DYES, hash);
  const signs = drawable(nameJp);
  const kanji = signs.filter((sign) => /\p{Script=Han}/u.test(sign));
  const [first = "？", ...rest] = kanji.length > 0 ? kanji : signs.slice(0, 1);
  return {
    key: personId,
    kanji: choose([first, ...rest], hash >>> 8),
    motif: choose(FREE_MOTIFS, hash >>> 5),
    frame: choose(FREE_FRAMES, hash >>> 12),
    main: DYES[main],
    second: DYES[second],
    accent: DYES[accent],
    place: "pagoda",
  };
}

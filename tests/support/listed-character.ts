import type { ListedCharacter } from "#app/records/character/listed-character.ts";

/** Reimu as lists show her, with nothing special about her. */
export const LISTED_REIMU: ListedCharacter = {
  id: "l1-reimu",
  universe: "L1",
  type: null,
  status: "limited",
  img: "reimu/thumbnail?v=1",
  reinImg: "reimu/rebirth?v=1",
  name: { en: "Reimu Hakurei (Scarlet)", translit: "Hakurei Reimu (Scarlet)" },
  shortName: { en: "Reimu", translit: "Reimu" },
};

import { cardFormat } from "./emblem/card-format.ts";
import { fullPrint, fullRebirthPrint } from "./emblem/full-print.ts";
import { spoilerSafeThumbnail } from "./emblem/spoiler-safe.ts";
import { rebirthThumbnail, thumbnail } from "./emblem/thumbnail.ts";
import type { CharacterVariant } from "./image-paths.ts";
import type { PicturedCharacter } from "./records.ts";

const DRAWN: Readonly<Record<CharacterVariant, (character: PicturedCharacter) => string>> = {
  thumbnail,
  rebirth: rebirthThumbnail,
  safe: spoilerSafeThumbnail,
  card: cardFormat,
  full: fullPrint,
  "full-rebirth": fullRebirthPrint,
};

/** A picture of a character as SVG. */
export function characterPicture(character: PicturedCharacter, variant: CharacterVariant): string {
  return DRAWN[variant](character);
}

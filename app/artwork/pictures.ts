import { cardFormat } from "./emblem/card-format.ts";
import { fullPrint, fullRebirthPrint } from "./emblem/full-print.ts";
import { spoilerSafeThumbnail } from "./emblem/spoiler-safe.ts";
import { rebirthThumbnail, thumbnail } from "./emblem/thumbnail.ts";
import type { CharacterVariant, EmblemVariant } from "./image-paths.ts";
import type { PicturedCharacter } from "./records.ts";

const DRAWN: Readonly<Record<CharacterVariant, (character: PicturedCharacter) => string>> = {
  thumbnail: (character) => thumbnail(character),
  rebirth: (character) => rebirthThumbnail(character),
  safe: spoilerSafeThumbnail,
  card: cardFormat,
  full: fullPrint,
  "full-rebirth": fullRebirthPrint,
};

/** A picture of a character as SVG. */
export function characterPicture(character: PicturedCharacter, variant: CharacterVariant): string {
  return DRAWN[variant](character);
}

/**
 * The emblem that pixels are made of. So few of them smear the pattern of its ground and the fine
 * line within the crest's edge, which take bytes from the rest, and time.
 */
export function plainEmblem(character: PicturedCharacter, variant: EmblemVariant): string {
  switch (variant) {
    case "thumbnail":
      return thumbnail(character, { isPlain: true });
    case "rebirth":
      return rebirthThumbnail(character, { isPlain: true });
    case "safe":
      // One for everybody, which hardly anybody sees: as it is.
      return spoilerSafeThumbnail();
  }
}

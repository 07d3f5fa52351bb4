import { box, disc, gradient, group, stroke, svg } from "./drawing/svg.ts";
import { fullPrint, fullRebirthPrint } from "./emblem/full-print.ts";
import { ground, inkBorder } from "./emblem/ground.ts";
import { hanko } from "./emblem/hanko.ts";
import { mon } from "./emblem/mon.ts";
import { personLook } from "./emblem/person.ts";
import { type EmblemLook, haloOn, rebirthThumbnail, thumbnail } from "./emblem/thumbnail.ts";
import { worldMark } from "./emblem/world-mark.ts";
import { drawable, glyph } from "./glyphs/glyphs.ts";
import type { CharacterVariant, EmblemVariant } from "./image-paths.ts";
import { INK, PAPER, VERMILION } from "./palette.ts";
import { pattern } from "./patterns.ts";
import type { PicturedCharacter } from "./records.ts";
import { worldLook } from "./worlds.ts";

/** How an emblem is drawn that a page asks for. */
type AskedLook = Pick<EmblemLook, "isBare">;

const DRAWN: Readonly<
  Record<CharacterVariant, (character: PicturedCharacter, look: AskedLook) => string>
> = {
  thumbnail,
  rebirth: rebirthThumbnail,
  safe: spoilerSafeThumbnail,
  card: cardFormat,
  full: fullPrint,
  "full-rebirth": fullRebirthPrint,
};

/** A picture of a character as SVG; only an emblem has a look. */
export function characterPicture(
  character: PicturedCharacter,
  variant: CharacterVariant,
  look: AskedLook = {},
): string {
  return DRAWN[variant](character, look);
}

/**
 * The emblem that pixels are made of. So few of them smear the pattern of its ground and the fine
 * line within the crest's edge, which take bytes from the rest, and time.
 */
export function plainEmblem(
  character: PicturedCharacter,
  variant: EmblemVariant,
  look: AskedLook = {},
): string {
  switch (variant) {
    case "thumbnail":
      return thumbnail(character, { ...look, isPlain: true });
    case "rebirth":
      return rebirthThumbnail(character, { ...look, isPlain: true });
    case "safe":
      // One for everybody, which hardly anybody sees: as it is.
      return spoilerSafeThumbnail();
  }
}

const NAME_TOP = 132;

/** The card of a character, 120 x 160: its emblem with its name below it. */
function cardFormat(character: PicturedCharacter): string {
  const area = { width: 120, height: 160, id: "e" };
  const person = personLook(character);
  const world = worldLook(character.worldId);
  return svg(
    area.width,
    area.height,
    ground(area, world, person) +
      group("translate(58 66)scale(1.06)", mon(person, area.id, { halo: haloOn(world) })) +
      hanko(person.kanji, { x: 97, y: 25, size: 34, seed: person.key }) +
      worldMark(character.worldId, world, 3, NAME_TOP - 2) +
      box(0, NAME_TOP, 120, 160 - NAME_TOP, PAPER) +
      stroke(`M0 ${NAME_TOP}H120`, INK, 1.4) +
      stroke(`M0 ${NAME_TOP + 3}H120`, VERMILION, 0.8) +
      nameLine(character.nameJp) +
      inkBorder(area),
  );
}

function nameLine(name: string): string {
  const signs = drawable(name);
  const size = Math.min(13, 106 / Math.max(1, signs.length));
  return signs
    .map((sign, index) => {
      const x = 60 + (index - (signs.length - 1) / 2) * size * 1.02;
      return glyph(sign, x, NAME_TOP + 15.5, size, INK);
    })
    .join("");
}

const SAFE_GROUND = "#d8d0c0";

/** The emblem that gives nothing away, one for everybody: a disc of ink with a question mark. */
function spoilerSafeThumbnail(): string {
  const area = { width: 128, height: 128 };
  return svg(
    128,
    128,
    `<defs>${pattern("p", "asanoha", "#5a5660")}${gradient("g", [
      [0, "#15151c"],
      [1, "#4b4952"],
    ])}</defs>${box(0, 0, 128, 128, SAFE_GROUND)}${box(0, 0, 128, 128, "url(#p)", ' opacity=".25"')}${group(
      "translate(64 64)",
      disc(0, 0, 50, "url(#g)") +
        disc(0, 0, 46, "none", ` stroke="${SAFE_GROUND}" stroke-width="1.3" opacity=".6"`) +
        glyph("？", 0, 0, 66, "#e9e2d2", true),
    )}${inkBorder(area)}`,
  );
}

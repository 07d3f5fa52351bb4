import { box, group, stroke, svg } from "../drawing/svg.ts";
import { drawable, glyph } from "../glyphs/glyphs.ts";
import { INK, PAPER, VERMILION } from "../palette.ts";
import type { PicturedCharacter } from "../records.ts";
import { worldLook } from "../worlds.ts";
import { ground, inkBorder } from "./ground.ts";
import { hanko } from "./hanko.ts";
import { mon } from "./mon.ts";
import { personLook } from "./person.ts";
import { haloOn } from "./thumbnail.ts";
import { worldMark } from "./world-mark.ts";

const NAME_TOP = 132;

/** The card of a character, 120 x 160: her emblem with her name below it. */
export function cardFormat(character: PicturedCharacter): string {
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

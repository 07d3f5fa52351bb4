import { mix } from "../drawing/colour.ts";
import { group, svg } from "../drawing/svg.ts";
import { GOLD, WHITE } from "../palette.ts";
import type { PicturedCharacter } from "../records.ts";
import { type WorldLook, worldLook } from "../worlds.ts";
import { goldBorder, ground, inkBorder } from "./ground.ts";
import { hanko } from "./hanko.ts";
import { mon } from "./mon.ts";
import { personLook } from "./person.ts";
import { worldMark } from "./world-mark.ts";

const SIDE = 128;

/** How an emblem is drawn. */
export interface EmblemLook {
  /** Without the pattern of its ground and its finest line, for small sizes. */
  readonly isPlain?: boolean;
  /** Without the code of its world, for where that stands beside it. */
  readonly isBare?: boolean;
}

/**
 * A character's emblem, 128 x 128: its person's crest and seal on the ground of its world. The
 * lower right corner stays free, since some pages lay the banner type over it.
 */
export function thumbnail(character: PicturedCharacter, look: EmblemLook = {}): string {
  const area = { width: SIDE, height: SIDE, id: "e" };
  return emblem(character, { area, inset: 0, border: inkBorder(area), ...look });
}

/** The emblem of a character's rebirth: the same with a gold rim. */
export function rebirthThumbnail(character: PicturedCharacter, look: EmblemLook = {}): string {
  const area = { width: SIDE, height: SIDE, id: "e" };
  return emblem(character, { area, inset: 5, border: goldBorder(area), sealHalo: GOLD, ...look });
}

function emblem(
  character: PicturedCharacter,
  picture: {
    area: { width: number; height: number; id: string };
    inset: number;
    border: string;
    sealHalo?: string;
  } & EmblemLook,
): string {
  const person = personLook(character);
  const world = worldLook(character.worldId);
  const { area, inset, border, sealHalo, isPlain, isBare } = picture;
  const seal = { x: 103 - inset, y: 25 + inset, size: 38, seed: person.key };
  return svg(
    SIDE,
    SIDE,
    ground(area, world, person, { isPlain }) +
      group(
        `translate(${58 + inset * 0.4} ${64 + inset * 0.2})scale(${inset > 0 ? 0.96 : world.plain ? 1.06 : 1})`,
        mon(person, area.id, { halo: haloOn(world), isPlain }),
      ) +
      hanko(person.kanji, seal, sealHalo === undefined ? {} : { halo: sealHalo }) +
      (isBare ? "" : worldMark(character.worldId, world, 3 + inset, SIDE - 3 - inset)) +
      border,
  );
}

/** The edge that parts a crest from the ground; paper without a pattern needs none. */
export function haloOn(world: WorldLook): string {
  if (world.plain) {
    return "";
  }
  return world.night ? mix(world.line, WHITE, 0.25) : WHITE;
}

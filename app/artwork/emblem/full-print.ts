import { cloud } from "#app/artwork/scene/clouds.ts";
import { luminance, mix } from "../drawing/colour.ts";
import { choose, hashOf } from "../drawing/random.ts";
import { box, group, num, svg } from "../drawing/svg.ts";
import { column, drawable } from "../glyphs/glyphs.ts";
import { GOLD, INK, type LandscapeColours, PAPER, VERMILION, WHITE } from "../palette.ts";
import { pattern } from "../patterns.ts";
import type { PicturedCharacter } from "../records.ts";
import { scene } from "../scene/scene.ts";
import { type WorldLook, worldLook } from "../worlds.ts";
import { goldBorder, inkBorder } from "./ground.ts";
import { hanko } from "./hanko.ts";
import { mon } from "./mon.ts";
import { type PersonLook, personLook } from "./person.ts";
import { worldMark } from "./world-mark.ts";

const WIDTH = 240;
const HEIGHT = 360;
const NAME_SIZE = 19;
/** Bamboo would stand before the crest. */
const PLANTS_BELOW = ["plum", "orchid", "chrysanthemum"] as const;

/**
 * The tall print of a character, 240 x 360: the landscape of its person's place in its colours
 * under its world's pattern, its crest as its sun, its name on a slip, its seal.
 */
export function fullPrint(character: PicturedCharacter): string {
  return print(character, inkBorder({ width: WIDTH, height: HEIGHT }));
}

/** The tall print of a character's rebirth: the same with a gold rim. */
export function fullRebirthPrint(character: PicturedCharacter): string {
  return print(character, goldBorder({ width: WIDTH, height: HEIGHT, id: "g" }));
}

function print(character: PicturedCharacter, border: string): string {
  const person = personLook(character);
  const world = worldLook(character.worldId);
  const hash = hashOf(character.id);
  const plant = choose(PLANTS_BELOW, hash);
  const left = (hash >>> 3) % 2 === 0;
  const clouds = cloudColours(world);
  const picture = scene({
    width: WIDTH,
    height: HEIGHT,
    seed: `full:${character.id}`,
    palette: paletteOf(person, world, plant),
    place: person.place,
    hour: world.night
      ? "night"
      : choose(world.plain ? ["day", "dawn", "day", "dusk"] : ["dawn", "day"], hash >>> 5),
    element: "",
    plant,
    left,
    plantDrop: 0.3,
    horizon: 0.74,
    body:
      box(0, 0, WIDTH, HEIGHT * 0.7, "url(#wp)", ` opacity="${world.plain ? 0.2 : 0.28}"`) +
      group(
        `translate(${left ? 98 : 142} 98)scale(1.4)`,
        mon(person, "e", { halo: world.night ? mix(world.line, WHITE, 0.3) : WHITE }),
      ),
    clouds:
      cloud(left ? -30 : WIDTH - 80, 196, 110, 9, clouds) +
      cloud(left ? WIDTH - 70 : -34, 226, 100, 8, clouds),
  });
  const ground = pattern("wp", world.pattern, world.line, {
    scale: world.scale * 1.2,
    angle: world.angle,
  });
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${picture.defs}${ground}</defs>${picture.art}${nameSlip(character.nameJp, left, person)}${worldMark(
      character.worldId,
      world,
      left ? WIDTH - 70 : 6,
      HEIGHT - 8,
    )}${border}`,
  );
}

function paletteOf(
  { main, second, accent }: PersonLook,
  world: WorldLook,
  plant: string,
): LandscapeColours {
  const tone = luminance(main) > 0.5 ? mix(main, "#5a3a2a", 0.45) : main;
  return {
    sky: world.night ? mix(world.base, main, 0.35) : mix(second, main, 0.35),
    glow: world.night ? mix(world.line, WHITE, 0.5) : mix(world.base, WHITE, 0.35),
    land: mix(tone, "#3a3f4a", 0.35),
    water: mix(second, "#5f86b0", 0.6),
    flower: luminance(accent) > 0.75 ? mix(main, accent, 0.25) : accent,
    leaf: plant === "plum" ? "#5a3a33" : "#3d7a4a",
    night: mix(world.base, "#0c0f22", 0.35),
  };
}

function cloudColours(world: WorldLook) {
  const fill = world.night ? mix(GOLD, world.base, 0.2) : mix("#e9cf8a", world.base, 0.3);
  return { fill, line: mix(fill, "#7a5a1a", 0.45) };
}

function nameSlip(name: string, left: boolean, person: PersonLook): string {
  const signs = drawable(name);
  const size = Math.min(NAME_SIZE, 196 / Math.max(1, signs.length));
  const text = column(signs, { x: 0, top: 0, size, fill: INK, step: 1.06 });
  const x = left ? WIDTH - 30 : 30;
  const width = size + 13;
  const seal = { x, y: 16 + text.height + 34, size: 30, seed: person.key };
  const slip =
    signs.length === 0
      ? ""
      : box(
          x - width / 2,
          16,
          width,
          text.height + 14,
          PAPER,
          ` stroke="${INK}" stroke-width="1.2"`,
        ) +
        box(
          x - width / 2 + 2.4,
          18.4,
          width - 4.8,
          text.height + 9.2,
          "none",
          ` stroke="${VERMILION}" stroke-width=".8"`,
        ) +
        group(`translate(${num(x)} 23)`, text.art);
  return slip + hanko(person.kanji, seal);
}

import { cloud } from "#app/artwork/scene/clouds.ts";
import { mix } from "../drawing/colour.ts";
import { hashOf, randomOf } from "../drawing/random.ts";
import { svg } from "../drawing/svg.ts";
import { hanko } from "../emblem/hanko.ts";
import { CARD_COLOURS, GOLD, NIGHT } from "../palette.ts";
import type { PicturedCard } from "../records.ts";
import { scene } from "../scene/scene.ts";
import { type CardReading, readCard } from "./reading.ts";
import { rim } from "./rim.ts";

const WIDTH = 240;
const HEIGHT = 320;
const MOST_SEALS = 3;

/** The picture of a story card, 240 x 320: a small landscape in the colours of its type. */
export function storyCard(card: PicturedCard): string {
  const palette = CARD_COLOURS[card.type];
  const reading = readCard(card);
  const { place, element, hour, persons } = reading;
  const left = hashOf(`side:${card.id}`) % 2 === 0;
  const picture = scene({
    width: WIDTH,
    height: HEIGHT,
    seed: `card:${card.id}`,
    palette,
    place,
    hour,
    element,
    plant: card.type,
    left,
    horizon: 0.6 + randomOf(`horizon:${card.id}`).between(0, 0.07),
    clouds: clouds(card, reading),
  });
  const edge = rim(card.rarity, { width: WIDTH, height: HEIGHT });
  const sealX = left ? WIDTH - 30 : 30;
  const place0 = (index: number) => ({
    x: sealX,
    y: HEIGHT - 32 - index * 32,
    size: 28,
    seed: `${card.id}:${index}`,
  });
  const seals =
    persons.length === 0
      ? hanko(palette.kanji, place0(0), { fill: mix(palette.land, NIGHT, 0.15), round: true })
      : persons
          .slice(0, MOST_SEALS)
          .map((person, index) => hanko(person.kanji, place0(index)))
          .join("");
  return svg(
    WIDTH,
    HEIGHT,
    `<defs>${picture.defs}${edge.defs}</defs>${picture.art}${edge.art}${seals}`,
  );
}

function clouds(card: PicturedCard, { hour }: CardReading): string {
  const { glow, night } = CARD_COLOURS[card.type];
  const random = randomOf(`clouds:${card.id}`);
  const fill = hour === "night" ? mix(GOLD, night, 0.25) : mix("#e9cf8a", glow, 0.35);
  const colours = { fill, line: mix(fill, "#7a5a1a", 0.45) };
  const high = cloud(
    random.between(-40, 20),
    random.between(6, 26),
    random.between(80, 120),
    9,
    colours,
  );
  const middle = cloud(
    WIDTH - random.between(60, 110),
    HEIGHT * random.between(0.28, 0.4),
    random.between(90, 130),
    8,
    colours,
  );
  return high + middle;
}

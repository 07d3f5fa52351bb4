import { mix } from "../drawing/colour.ts";
import { type Random, randomOf } from "../drawing/random.ts";
import { box, gradient, group, num } from "../drawing/svg.ts";
import { type LandscapeColours, NIGHT } from "../palette.ts";
import { seaOfClouds } from "./clouds.ts";
import { distance } from "./distance.ts";
import { land } from "./ground/land.ts";
import { water } from "./ground/water.ts";
import { coloursAt, type Hour, type SceneColours } from "./hours.ts";
import { PLACES, type PlaceName } from "./places/places.ts";
import { PLANTS, type PlantName } from "./plants/plants.ts";
import { celestialBody, skyLife, woodGrain } from "./sky.ts";
import { weather } from "./weather.ts";

/** What a landscape is made of. */
export interface SceneSpec {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  readonly palette: LandscapeColours;
  readonly place: PlaceName;
  readonly hour: Hour;
  /** Element of the vocabulary, or any other text for none. */
  readonly element: string;
  readonly plant: PlantName;
  /** Whether the plant stands at the left. */
  readonly left: boolean;
  /** Where the sky ends, as a share of the height. */
  readonly horizon: number;
  /** Stands in the sky instead of sun or moon. */
  readonly body?: string;
  /** Drawn behind the place, so that nothing ever crosses it. */
  readonly clouds?: string;
  /** How much lower the plant hangs, as a share of the height. */
  readonly plantDrop?: number;
}

/** What the parts of a landscape need to know of the whole. */
export interface SceneFrame {
  readonly width: number;
  readonly height: number;
  /** Height of the horizon in user units. */
  readonly horizon: number;
  readonly colours: SceneColours;
  readonly place: PlaceName;
  readonly element: string;
  readonly left: boolean;
  /** Where the place stands. */
  readonly placeX: number;
}

const ALWAYS_WET: ReadonlySet<PlaceName> = new Set(
  "lake sanzu ship sea shrine2 heaven willow cave mountain".split(" ").filter(isPlace),
);
const SOMETIMES_WET: ReadonlySet<PlaceName> = new Set(
  "shrine mansion library bamboo pagoda mausoleum spring autumn snow moon castle nether stage mansion2"
    .split(" ")
    .filter(isPlace),
);
const AFLOAT: ReadonlySet<PlaceName> = new Set(["sanzu", "ship", "sea"]);

/**
 * A landscape in the manner of a colour woodblock print: sky with a dark band at its top, hills,
 * mist, a place on water or land, weather, and a plant in front. Definitions and drawing apart,
 * since a picture has one list of definitions.
 */
export function scene(spec: SceneSpec): { defs: string; art: string; colours: SceneColours } {
  const { width, height, palette, left, place, element } = spec;
  const random = randomOf(spec.seed);
  const colours = coloursAt(palette, spec.hour);
  const placeX = width * (left ? random.between(0.5, 0.62) : random.between(0.38, 0.5));
  const horizon = height * spec.horizon;
  const frame = { width, height, horizon, colours, place, element, left, placeX };
  const dyed = gradient("ss", [
    [0, mix(colours.top, NIGHT, 0.25)],
    [0.1, colours.top],
    [0.45, colours.mid],
    [0.72, colours.low],
  ]);
  const back =
    box(0, 0, width, height, "url(#ss)") +
    woodGrain(random, frame, palette) +
    sky(random, frame, spec);
  const far = distance(random, frame);
  const ground = groundOf(random, frame, palette);
  const front =
    weather(random, frame) +
    PLANTS[spec.plant](random, {
      width,
      height,
      left,
      palette: { ...palette, leaf: colours.leaf },
      drop: spec.plantDrop ?? 0,
    });
  return {
    defs: dyed + far.defs + ground.defs,
    art: back + far.art + (spec.clouds ?? "") + ground.art + front,
    colours,
  };
}

function sky(random: Random, frame: SceneFrame, { body, palette }: SceneSpec): string {
  if (body === undefined) {
    return celestialBody(random, frame, palette) + skyLife(random, frame);
  }
  // Nothing flies across what stands in for the sun.
  return (frame.colours.hour === "night" ? skyLife(random, frame) : "") + body;
}

function groundOf(random: Random, frame: SceneFrame, palette: LandscapeColours) {
  const { place, element } = frame;
  const drawing = placed(random, frame);
  const wet = ALWAYS_WET.has(place);
  const flooded = SOMETIMES_WET.has(place) && (random.chance(0.3) || element === "water");
  if (place === "heaven" || place === "dream") {
    return { defs: "", art: seaOfClouds(random, frame, palette, drawing) };
  }
  return wet || flooded ? water(random, frame, drawing) : land(random, frame, drawing);
}

function placed(random: Random, { width, height, horizon, place, placeX, colours }: SceneFrame) {
  const scale = (width / 240) * random.between(1.14, 1.3);
  const y = horizon + 4 + (AFLOAT.has(place) ? height * 0.08 : 6);
  return group(`translate(${num(placeX)} ${num(y)})scale(${num(scale)})`, PLACES[place](colours));
}

/** Whether a name is one of the places that are drawn. */
function isPlace(name: string): name is PlaceName {
  return Object.hasOwn(PLACES, name);
}

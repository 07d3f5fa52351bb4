import { LISTING_TABS } from "#app/game/vocabulary/listing-tabs.ts";
import type { PackSeries } from "#db/pack/schema/characters.ts";
import { debutWorkOf } from "./debut-works.ts";
import type { FactCharacter } from "./facts.ts";
import { personIdOf } from "./person-ids.ts";
import { ARC_NAMES, PC98_GAMES, PRINT_WORKS, WINDOWS_GAMES } from "./works.ts";
import { arcOf, compareWorlds, familyOf, tabOf } from "./world-codes.ts";

type Placed = Pick<FactCharacter, "id" | "world" | "shortEn" | "formEn">;
type Group = Pick<PackSeries, "id" | "tab" | "titleEn" | "titleJp">;

/** A group with more characters than this is shown large. */
const LARGEST_PLAIN_GROUP = 11;

/**
 * The groups of the chronological listing, tab by tab, in order. The PC-98 games are there
 * although no character of the facts belongs to them; of the others only groups with members.
 */
export function seriesOf(characters: readonly Placed[]): PackSeries[] {
  const sizes = new Map<string, number>();
  for (const character of characters) {
    const id = seriesIdOf(character);
    sizes.set(id, (sizes.get(id) ?? 0) + 1);
  }
  const worlds = [...new Set(characters.map(({ world }) => world))].sort(compareWorlds);
  const groups = [...pc98(), ...l1(), ...retro(worlds), ...main(worlds), ...others()];
  return LISTING_TABS.flatMap((tab) => groups.filter((group) => group.tab === tab.id))
    .filter(({ id, tab }) => tab === "pc98" || sizes.has(id))
    .map(({ id, tab, titleEn, titleJp }) => ({
      id,
      tab,
      titleEn,
      titleJp,
      large: (sizes.get(id) ?? 0) > LARGEST_PLAIN_GROUP,
    }));
}

/** The one group that holds a character: its debut work for L1, otherwise by its world. */
export function seriesIdOf(character: Placed): string {
  const { world } = character;
  switch (tabOf(world)) {
    case "l1":
      return debutWorkOf(personIdOf(character));
    case "retro":
      return retroId(world);
    case "hifuu":
      return "hifuu-club";
    default:
      return worldId(world);
  }
}

function pc98(): Group[] {
  return PC98_GAMES.map((work) => ({ ...work, tab: "pc98" }));
}

function l1(): Group[] {
  return [...WINDOWS_GAMES, ...PRINT_WORKS].map((work) => ({ ...work, tab: "l1" }));
}

function retro(worlds: readonly string[]): Group[] {
  const arcs = new Set(worlds.filter((world) => tabOf(world) === "retro").map(arcOf));
  return [...arcs].map((arc) => {
    if (arc === undefined) {
      return { id: "yukkuri", tab: "retro", titleEn: "Yukkuri", titleJp: "ゆっくり" };
    }
    const id = retroId(`A${arc}`);
    const game = WINDOWS_GAMES.find(({ number }) => number === arc);
    if (game === undefined) return { id, tab: "retro", titleEn: `World A${arc}` };
    const name = ARC_NAMES[arc];
    const titleEn = name === undefined ? game.titleEn : `${game.titleEn} (${name})`;
    return { id, tab: "retro", titleEn, titleJp: game.titleJp };
  });
}

/** One group for each family of worlds, named by the code where the family has only one. */
function main(worlds: readonly string[]): Group[] {
  const families = Map.groupBy(
    worlds.filter((world) => tabOf(world) === "main"),
    familyOf,
  );
  return [...families].map(([family, members]) => {
    const [first = family, ...rest] = members;
    const title = rest.length === 0 ? first : family;
    return { id: worldId(family), tab: "main", titleEn: `World ${title}` };
  });
}

function others(): Group[] {
  return [
    { id: "hifuu-club", tab: "hifuu", titleEn: "Hifuu Club", titleJp: "秘封倶楽部" },
    { id: worldId("L80"), tab: "relic", titleEn: "World L80" },
  ];
}

function retroId(world: string): string {
  const arc = arcOf(world);
  return arc === undefined ? "yukkuri" : `arc-${arc.replace(".", "_")}`;
}

function worldId(world: string): string {
  return `world-${familyOf(world).toLowerCase()}`;
}

import type { Pack, PackRecords } from "#db/pack/pack.ts";
import type { PackInfo } from "#db/pack/schema/pack.ts";
import { artistIdsByName, artistsOf } from "./artists.ts";
import { characterTagsOf } from "./character-tags.ts";
import { characterOf } from "./characters.ts";
import type { Facts } from "./facts.ts";
import { personIdsByName, personsOf } from "./persons.ts";
import { outByFacts, prayerSeedsOf } from "./prayers/seeds.ts";
import { characterSamplesOf } from "./samples-characters.ts";
import { storyCardSamplesOf } from "./samples-story-cards.ts";
import { seriesOf } from "./series.ts";
import { storyCardOf } from "./story-cards.ts";
import { towerRulesOf } from "./tower/rules.ts";
import { towerSeedsOf } from "./tower/tower.ts";
import unofficialNames from "./unofficial-names.json" with { type: "json" };
import { updateSeeds } from "./updates/updates.ts";
import { worldsOf } from "./worlds.ts";

const INFO: PackInfo = {
  format: 1,
  name: "LostWord Almanac seeds",
  description:
    "Characters, story cards, prayers and tower of Touhou LostWord from public facts, with sample data where the facts have none.",
};

/**
 * The whole pack, made from the facts and nothing else, so that the same facts always give the
 * same pack. Throws where facts contradict each other or name something unknown.
 */
export function seedsFrom(facts: Facts): Pack {
  const persons = personsOf(facts.characters, facts.storyCards);
  const artists = artistsOf(facts.illustrators);
  const characters = facts.characters.map(characterOf);
  const references = {
    unofficialNames: new Map(
      Object.entries(unofficialNames).map(([id, name]) => [Number(id), name]),
    ),
    artistIds: artistIdsByName(artists),
    personIds: personIdsByName(persons),
  };
  const storyCards = facts.storyCards.map((card) => storyCardOf(card, references));
  const characterSamples = characterSamplesOf(characters, outByFacts(facts));
  const storyCardSamples = storyCardSamplesOf(storyCards);
  const prayerSeeds = prayerSeedsOf(facts, {
    characters,
    characterSamples,
    persons,
    storyCards,
    storyCardSamples,
  });
  const records: PackRecords = {
    "worlds.json": worldsOf(facts.characters),
    "series.json": seriesOf(facts.characters),
    "persons.json": persons,
    "characters.json": characters,
    "artists.json": artists,
    "character-tags.json": characterTagsOf(facts.storyCards),
    "story-cards.json": storyCards,
    ...prayerSeeds,
    "mechanics.json": [...prayerSeeds["mechanics.json"], towerRulesOf(facts.tower.rules)],
    ...towerSeedsOf(facts.tower, persons, characters, characterSamples),
    ...updateSeeds(),
    "samples/character-values.json": characterSamples,
    "samples/story-card-values.json": storyCardSamples,
  };
  return { info: INFO, records };
}

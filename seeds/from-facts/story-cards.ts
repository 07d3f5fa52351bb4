import type { ObtainingSource } from "#app/game/vocabulary/obtaining-sources.ts";
import type { PackStoryCard } from "#db/pack/schema/story-cards.ts";
import { buffOf } from "./effects.ts";
import type { FactStoryCard } from "./facts.ts";
import { sortKeyOf } from "./sort-keys.ts";
import { statsInOrder } from "./stats.ts";

/** Ids of what a card refers to by name, and this project's English names by card id. */
export interface CardReferences {
  unofficialNames: ReadonlyMap<number, string>;
  artistIds: ReadonlyMap<string, number>;
  personIds: ReadonlyMap<string, string>;
}

/** The card as the pack holds it. Throws on an artist or a person that has no record. */
export function storyCardOf(
  fact: FactStoryCard,
  { artistIds, personIds, unofficialNames }: CardReferences,
): PackStoryCard {
  const { artist } = fact;
  const unofficial = unofficialNames.get(fact.id);
  const nameEn = fact.nameEn ?? unofficial;
  const credit = artist.official ? artist.name : undefined;
  return {
    id: fact.id,
    nameEn,
    nameBasis: fact.nameEnBasis ?? (nameEn === undefined ? undefined : "unofficial"),
    nameJp: fact.nameJp,
    nameZh: fact.nameZh,
    sort: sortKeyOf({ id: fact.id, nameEn }),
    rarity: fact.rarity,
    type: fact.type,
    stats: statsInOrder(fact.stats).map(([stat, { min, max }]) => ({ stat, min, max })),
    buffs: fact.effects.map(buffOf),
    artist: credit === undefined ? idOf(artistIds, artist.name, fact.id) : undefined,
    credit,
    featured: fact.featured.map((name) => idOf(personIds, name, fact.id)),
    obtaining: fact.source === undefined ? [] : [{ type: OBTAINING[fact.source] }],
    aliases: aliasesOf(fact, nameEn),
    sources: fact.sources,
  };
}

const OBTAINING: Readonly<Record<NonNullable<FactStoryCard["source"]>, ObtainingSource>> = {
  standard_prayer: "general",
  limited_prayer: "prayer",
  event: "event",
  divergent_spirits: "vs",
  divergent_spirits_festival: "vs",
  story_stage: "story",
  limited_distribution: "login",
  special_exchange: "exchange",
  challenge_stage: "ex",
};

/**
 * Names besides the one that is shown: the Japanese and the Chinese one. An official English name
 * is an alias too, so that a search for exactly that name puts the card first.
 */
function aliasesOf(
  { nameEn: official, nameJp, nameZh }: FactStoryCard,
  nameEn: string | undefined,
): PackStoryCard["aliases"] {
  const shown = nameEn ?? nameJp ?? nameZh;
  const values = new Map<string, number>();
  if (official !== undefined) values.set(official, 1);
  for (const name of [nameJp, nameZh]) {
    if (name !== undefined && name !== shown && !values.has(name)) values.set(name, 0);
  }
  return [...values].map(([value, priority]) => ({ value, priority }));
}

function idOf<Id>(ids: ReadonlyMap<string, Id>, name: string, card: number): Id {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`card ${card} names ${name}, of whom there is no record`);
  return id;
}

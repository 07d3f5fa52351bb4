import { z } from "zod";
import type { PrayerType } from "#app/game/vocabulary/prayer-types.ts";
import type { PackPoolSet, PackPrayer } from "#db/pack/schema/prayers.ts";
import type { FactPrayer } from "./facts.ts";

/** A ticket is none of the site's types; its kind stays among the details. */
const TYPES_OF_KIND: Readonly<Record<FactPrayer["kind"], readonly PrayerType[]>> = {
  standard: ["standard"],
  pickup: ["pick-up"],
  festival: ["festival"],
  ultra_festival: ["ultra"],
  lucky_bag: ["lucky-bag"],
  starter: ["starter"],
  forever: ["forever"],
  story_card: ["story-card"],
  ticket: [],
};

/** Fields that have a place of their own; all others stand in `details.other` as they are. */
const FIELDS_OF_THE_SITE: ReadonlySet<string> = new Set([
  ...["id", "server", "nameJp", "nameEn", "kind", "permanent", "start", "end", "sources"],
  ...["rateUp", "rateUpCards", "pool", "limit", "fortuneDustPerTen", "costs", "exchange"],
]);

/** The prayer as the pack holds it; what the site has no field for stands in `details`. */
export function knownPrayerOf(fact: FactPrayer): PackPrayer {
  const name = fact.nameEn ?? fact.nameJp;
  if (name === undefined) throw new Error(`${fact.id} has no name`);
  const godCost = fact.costs?.find(
    ({ pulls, currency }) => pulls === 10 && currency === "god_crystals",
  );
  return {
    id: fact.id,
    server: fact.server,
    name,
    nameJp: fact.nameJp,
    permanent: fact.permanent ?? false,
    types: typesOf(fact, name),
    start: instantOf(fact.start),
    end: instantOf(fact.end),
    simulator: false,
    maxPulls: fact.limit,
    gcCost: godCost?.amount,
    dust: fact.fortuneDustPerTen,
    rateUpCharacters: (fact.rateUp ?? []).map((character) => ({ character })),
    rateUpCards: (fact.rateUpCards ?? []).map((card) => ({
      card,
      isNew: false,
      exchange: fact.exchange?.find((offer) => offer.card === card)?.points,
    })),
    stepUps: [],
    pool: [],
    details: detailsOf(fact),
    sources: fact.sources,
  };
}

/** The characters of the pools that the facts name, as sets with the id of the prayer. */
export function knownPoolSetsOf(facts: readonly FactPrayer[]): PackPoolSet[] {
  return facts.flatMap(({ id, pool }): PackPoolSet[] =>
    pool ? [{ id, kind: "character", characters: pool, cards: [] }] : [],
  );
}

/** A prayer that is titled a collection is one, beside what its kind says. */
function typesOf({ kind }: FactPrayer, name: string): PrayerType[] {
  const types = [...TYPES_OF_KIND[kind]];
  return / Collection\b/.test(name) ? [...types, "collection"] : types;
}

function detailsOf(fact: FactPrayer): PackPrayer["details"] {
  const days = Object.entries({ start: fact.start, end: fact.end }).filter(([, at]) => isDay(at));
  const others = Object.entries(fact).filter(([field]) => !FIELDS_OF_THE_SITE.has(field));
  const other = [...days, ...others].filter(([, value]) => value !== undefined);
  return {
    kind: fact.kind,
    costs: fact.costs,
    exchange: fact.exchange,
    other:
      other.length > 0
        ? z.record(z.string(), z.json()).parse(Object.fromEntries(other))
        : undefined,
  };
}

/** The instant of a time with an offset, in UTC; nothing for a day, which stays in the details. */
function instantOf(time: string | undefined): string | undefined {
  if (time === undefined || isDay(time)) return undefined;
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

function isDay(time: string | undefined): boolean {
  return time !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(time);
}

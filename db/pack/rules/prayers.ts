import type { PoolKind } from "#app/game/vocabulary/prayers.ts";
import type { PackRecords } from "../pack.ts";
import type { Refuse } from "../refused.ts";
import { type PlacedPrayer, placedPrayers } from "../whole-records.ts";

const setFiles = ["pool-sets.json", "samples/pool-sets.json"] as const;

/** A set of cards holds cards of its rarity. */
export function checkPoolSets(records: PackRecords, refuse: Refuse): void {
  const rarityOf = raritiesOf(records);
  for (const file of setFiles) {
    for (const record of records[file]) {
      for (const [index, card] of record.cards.entries()) {
        const rarity = rarityOf.get(card);
        if (rarity === undefined || `card${rarity}` === record.kind) continue;
        const message = `names card ${card} of rarity ${rarity} in a set of kind ${record.kind}`;
        refuse({ file, record }, `cards[${index}]`, message);
      }
    }
  }
}

/** Pools, prices and step-ups of each prayer, its sample values in place. */
export function checkPrayers(records: PackRecords, refuse: Refuse): void {
  const rarityOf = raritiesOf(records);
  const kindOf = new Map(
    setFiles.flatMap((file) => records[file].map(({ id, kind }) => [id, kind] as const)),
  );
  for (const placed of placedPrayers(records)) {
    checkTiers(placed, kindOf, rarityOf, refuse);
    checkRateUps(placed, rarityOf, refuse);
    checkSimulator(placed, refuse);
    checkChances(placed, refuse);
  }
}

/** A tier's set is of the tier's kind, and a pick-up tier has rate-ups of its kind. */
function checkTiers(
  { prayer, at }: PlacedPrayer,
  kindOf: ReadonlyMap<string, PoolKind>,
  rarityOf: ReadonlyMap<number, number>,
  refuse: Refuse,
): void {
  const rarities = prayer.rateUpCards.map(({ card }) => rarityOf.get(card));
  // A card that could not be read may be of any rarity.
  const isUnsure = rarities.includes(undefined);
  const has = (kind: PoolKind) =>
    kind === "character"
      ? prayer.rateUpCharacters.length > 0
      : isUnsure || rarities.some((rarity) => `card${rarity}` === kind);
  for (const [index, { kind, rateType, set }] of prayer.pool.entries()) {
    const kindOfSet = set === undefined ? undefined : kindOf.get(set);
    if (kindOfSet !== undefined && kindOfSet !== kind) {
      const message = `names a set of kind ${kindOfSet} in a tier of kind ${kind}`;
      refuse(at("pool"), `pool[${index}].set`, message);
    }
    if (rateType === "pick-up" && !has(kind)) {
      const message = `raises the rate of kind ${kind}, but the prayer has no rate-up of it`;
      refuse(at("pool"), `pool[${index}].kind`, message);
    }
  }
}

/** Points that a new 4★ or 5★ card costs in the exchange of the prayer that raises it. */
const EXCHANGE_POINTS = new Map([
  [5, 50],
  [4, 25],
]);

/** Every kind that the prayer raises has one pick-up tier, and a card its price in the exchange. */
function checkRateUps(
  { prayer, at }: PlacedPrayer,
  rarityOf: ReadonlyMap<number, number>,
  refuse: Refuse,
): void {
  const raised = new Map<string, string>();
  if (prayer.rateUpCharacters.length > 0) raised.set("character", "rateUpCharacters");
  for (const [index, { card, exchange }] of prayer.rateUpCards.entries()) {
    const rarity = rarityOf.get(card);
    if (rarity === undefined) continue;
    raised.set(`card${rarity}`, `rateUpCards[${index}].card`);
    const points = EXCHANGE_POINTS.get(rarity);
    if (exchange === undefined || exchange === points) continue;
    const allowed = points === undefined ? "must be left out" : `must be ${points}`;
    const message = `${allowed} for a card of rarity ${rarity}, not ${exchange}`;
    refuse(at("rateUpCards"), `rateUpCards[${index}].exchange`, message);
  }
  if (prayer.pool.length === 0) return;
  const tiers = prayer.pool
    .filter(({ rateType }) => rateType === "pick-up")
    .map(({ kind }) => kind);
  for (const [index, kind] of tiers.entries()) {
    if (tiers.indexOf(kind) === index) continue;
    refuse(at("pool"), "pool", `has more than one pick-up tier of kind ${kind}`);
  }
  for (const [kind, field] of raised) {
    if (tiers.some((tier) => tier === kind)) continue;
    const [list] = field.split("[");
    const message = `raises the rate of kind ${kind}, but the pool has no pick-up tier of it`;
    refuse(at(list === "rateUpCards" ? list : "rateUpCharacters"), field, message);
  }
}

/** A simulator draws from a pool, and a pull for god crystals has a price. */
function checkSimulator({ prayer, at }: PlacedPrayer, refuse: Refuse): void {
  if (!prayer.simulator) return;
  if (prayer.pool.length === 0) {
    refuse(at("simulator"), "simulator", "is true, but the prayer has no pool to draw from");
    return;
  }
  if (prayer.gcCost === undefined && prayer.pool.some(({ gc }) => gc !== undefined)) {
    refuse(at("simulator"), "gcCost", "is missing: the simulator draws from column gc for it");
  }
}

function raritiesOf(records: PackRecords): ReadonlyMap<number, number> {
  return new Map(records["story-cards.json"].map(({ id, rarity }) => [id, rarity]));
}

/** Sums of chances are compared with 1 to this. */
const tolerance = 1e-9;

/**
 * What the pulls for god crystals promise can be kept: each has a character, each step its raised
 * rates (`multiplier` times the pick-up chances, at most 1) and its rate-up characters. A pool
 * without column gc promises nothing, but has no step-ups either.
 */
function checkChances({ prayer, at }: PlacedPrayer, refuse: Refuse): void {
  const { pool, stepUps } = prayer;
  if (pool.length === 0) return;
  if (pool.every(({ gc }) => gc === undefined)) {
    if (stepUps.length > 0) {
      refuse(at("stepUps"), "stepUps", "draw from column gc, which the pool does not have");
    }
    return;
  }
  const chanceOf = (tiers: typeof pool) => tiers.reduce((sum, { gc = 0 }) => sum + gc, 0);
  const pickUps = pool.filter(({ rateType }) => rateType === "pick-up");
  const isCharacter = ({ kind }: (typeof pool)[number]) => kind === "character";
  if (chanceOf(pool.filter(isCharacter)) === 0) {
    refuse(at("pool"), "pool", "has no character in column gc, though each such pull gives one");
  }
  const raised = chanceOf(pickUps);
  const raisedCharacters = chanceOf(pickUps.filter(isCharacter));
  for (const [index, { rows }] of stepUps.entries()) {
    for (const [step, { multiplier, pickUpGuaranteed }] of rows.entries()) {
      const path = `stepUps[${index}].rows[${step}]`;
      if (raised * multiplier > 1 + tolerance) {
        const message = `raises the pick-up chance of ${raised} above 1`;
        refuse(at("stepUps"), `${path}.multiplier`, message);
      }
      if (pickUpGuaranteed > 0 && raisedCharacters === 0) {
        const message = "guarantees rate-up characters, but the pool has none in column gc";
        refuse(at("stepUps"), `${path}.pickUpGuaranteed`, message);
      }
    }
  }
}

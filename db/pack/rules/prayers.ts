import type { PoolKind } from "#app/game/vocabulary/prayers.ts";
import type { PackRecords } from "../pack.ts";
import { checkChances } from "./chances.ts";
import { type PlacedPrayer, placedPrayers } from "./placed-prayers.ts";
import type { Refuse } from "./refuse.ts";

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

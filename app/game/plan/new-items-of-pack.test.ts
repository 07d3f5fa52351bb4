import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { everyRoll } from "#tests/fixtures/rates/prayers.ts";
import { everyOutcome } from "#tests/fixtures/rates/reference-roll.ts";
import { type PoolTier, resolvePool } from "../prayer-pool.ts";
import type { RatedPrayer, StepUpRow } from "../rates/rated-prayer.ts";
import type { RollRates } from "../rates/roll-rates.ts";
import type { SlotItem } from "../rates/slot-rates.ts";
import type { PoolKind } from "../vocabulary/prayers.ts";
import { noveltyOf } from "./new-items.ts";

type Id = string | number;

interface Written {
  readonly id: string;
  readonly simulator?: boolean;
  readonly gcCost?: number;
  readonly maxPulls?: number;
  readonly rateUpCharacters?: readonly { readonly character: string }[];
  readonly rateUpCards?: readonly { readonly card: number }[];
  readonly stepUps?: readonly { readonly rows: readonly Partial<StepUpRow>[] }[];
  readonly pool?: readonly (Omit<PoolTier<Id>, "items"> & { set?: string; batches?: string })[];
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../seeds/${file}`, import.meta.url), "utf8"));
const sets: { id: string; characters?: Id[]; cards?: Id[] }[] = read("samples/pool-sets.json");
const batches: { kind: string; characters: Id[] }[] = read("samples/batches.json");
const cards: { id: number; rarity: number }[] = read("story-cards.json");
const prayers: Written[] = read("samples/prayers.json");
const rarityOf = new Map(cards.map(({ id, rarity }) => [id, rarity]));

/** Whether somebody owns or wants an item: some of each kind, the same in every run. */
const isOwned = ({ id }: { id: Id }) => (Number(id) || String(id).length) % 3 === 0;
const isWanted = ({ id }: { id: Id }) => (Number(id) || String(id).length) % 7 === 1;

test("what every prayer of the pack may bring that is new equals brute force", () => {
  const simulated = prayers.filter(({ simulator }) => simulator);
  expect(simulated.length).toBeGreaterThan(0);
  // Many prayers differ by whom they feature alone.
  const seen = new Set<string>();
  for (const prayer of simulated.map(ratedPrayer)) {
    for (const { name, rates } of everyRoll(prayer)) {
      const short: RollRates = { ...rates, pulls: Math.min(2, rates.pulls) };
      const few = {
        ...short,
        slot: merged(short.slot, (item) => [countedAs(item), isOwned(item), isWanted(item)].join()),
      };
      const key = JSON.stringify([
        short.pulls,
        short.guaranteed,
        ...[few.slot, short.slot].map(likenesses),
      ]);
      if (seen.has(key)) continue;
      seen.add(key);
      const exact = noveltyOf([{ rates: short, times: 1 }], { isOwned, isWanted });
      expect(exact.anyNew, name).toBeCloseTo(
        chanceOfAny(few, (item) => !isOwned(item)),
        10,
      );
      expect(exact.anyWanted, name).toBeCloseTo(chanceOfAny(few, isWanted), 10);
      expect(exact.expectedNew, name).toBeCloseTo(expectedNew(short), 9);
    }
  }
}, 60_000);

/** How items are drawn, and how many are drawn so; not who they are. */
function likenesses(slot: readonly SlotItem[]) {
  const counts = Map.groupBy(slot, (item) =>
    [item.kind, item.rateType, item.chance, isOwned(item), isWanted(item)].join(" "),
  );
  return [...counts].map(([likeness, items]) => [likeness, items.length]).sort();
}

/** By brute force over every outcome. */
function chanceOfAny(rates: RollRates, isHit: (item: SlotItem) => boolean): number {
  return [...everyOutcome(rates).values()]
    .filter(({ items }) => items.some(isHit))
    .reduce((sum, { chance }) => sum + chance, 0);
}

/** New items on average: each as likely as one of those that are drawn alike, by brute force. */
function expectedNew(rates: RollRates): number {
  const alike = Map.groupBy(
    rates.slot.filter((item) => !isOwned(item)),
    ({ kind, rateType, chance }) => `${kind} ${rateType} ${chance}`,
  );
  return [...alike.values()].reduce((sum, items) => {
    const [one] = items;
    const others = merged(
      rates.slot.filter((item) => item !== one),
      countedAs,
    );
    const slot = one ? [one, ...others] : others;
    return sum + items.length * chanceOfAny({ ...rates, slot }, (item) => item === one);
  }, 0);
}

/** What the guarantees of a roll count an item as. */
function countedAs({ kind, rateType }: SlotItem): string {
  return kind === "character" ? `character ${rateType === "pick-up"}` : "card";
}

/** Items that no rule and no wish tells apart as one. */
function merged(slot: readonly SlotItem[], likenessOf: (item: SlotItem) => string): SlotItem[] {
  return [...Map.groupBy(slot, likenessOf).values()].flatMap((items) => {
    const [first] = items;
    const chance = items.reduce((sum, item) => sum + item.chance, 0);
    return first ? [{ ...first, chance }] : [];
  });
}

function ratedPrayer({ pool = [], stepUps = [], ...written }: Written): RatedPrayer {
  const items = resolvePool(
    pool.map((tier) => ({ ...tier, ...columnsOf(tier), items: itemsOf(tier) })),
  );
  const ofKind = (kind: PoolKind) => items.filter((item) => item.kind === kind);
  return {
    simulator: true,
    maxPulls: written.maxPulls ?? null,
    gcCost: written.gcCost ?? null,
    dust: 0,
    stepUps: stepUps.map(({ rows }) => ({ data: rows.map(stepOf) })),
    pool: {
      characters: ofKind("character"),
      card5: ofKind("card5"),
      card4: ofKind("card4"),
      card3: ofKind("card3"),
    },
  };

  function itemsOf({ kind, rateType, set, batches: batchKind }: (typeof pool)[number]): Id[] {
    if (rateType === "pick-up") {
      return kind === "character"
        ? (written.rateUpCharacters ?? []).map(({ character }) => character)
        : (written.rateUpCards ?? [])
            .map(({ card }) => card)
            .filter((card) => `card${rarityOf.get(card)}` === kind);
    }
    if (batchKind) {
      return batches
        .filter((one) => one.kind === batchKind)
        .flatMap(({ characters }) => characters);
    }
    const found = sets.find(({ id }) => id === set);
    return [...(found?.characters ?? []), ...(found?.cards ?? [])];
  }
}

/** A column that is not written is absent. */
function columnsOf({ sc, gc }: { sc?: number | null; gc?: number | null }) {
  return { sc: sc ?? null, gc: gc ?? null };
}

function stepOf(row: Partial<StepUpRow>): StepUpRow {
  return { cost: 0, guaranteed: 0, multiplier: 1, pickUpGuaranteed: 0, dust: 0, ...row };
}

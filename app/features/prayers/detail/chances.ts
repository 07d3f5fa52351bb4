import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { POOL_PARTS } from "#app/game/rates/rated-prayer.ts";
import { type SlotItem, slotRates } from "#app/game/rates/slot-rates.ts";
import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import { POOL_KINDS } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import type { PoolPart } from "./search-params.ts";

/** Chances of a slot by column, fractions of 1; null where the pool lacks the column. */
export interface Chances {
  readonly sc: number | null;
  readonly gc: number | null;
}

/** An item of a pool in a chance table; of a hidden one only its chances. */
export interface ChanceRow extends Chances {
  readonly isPickUp: boolean;
  readonly item: {
    readonly id: string | number;
    readonly name: WrittenName;
    readonly image: string;
    /** World of a character. */
    readonly universe: string | null;
    readonly type: BannerType | null;
  } | null;
}

export interface PoolSum extends Chances {
  readonly part: PoolPart;
  readonly label: string;
  readonly count: number;
}

type Pool = PrayerDetailAnswer["pool"];

/** How many items each part of a pool has, and how likely a slot falls to it. */
export function poolSums(pool: Pool): PoolSum[] {
  const ratesOf = columnsOf(pool);
  return POOL_PARTS.map(({ part, kind }) => {
    const sum = (column: "sc" | "gc") =>
      ratesOf[column]
        ?.filter((item) => item.kind === kind)
        .reduce((total, { chance }) => total + chance, 0) ?? null;
    return {
      part,
      label: entryOf(POOL_KINDS, kind)?.label ?? kind,
      count: pool[part].length,
      sc: sum("sc"),
      gc: sum("gc"),
    };
  });
}

/** The rows of a part, rate-ups first, the rest by falling chance; the order of the pool otherwise. */
export function chanceRows(
  pool: Pool,
  part: PoolPart,
  itemOf: (id: string | number) => ChanceRow["item"],
): ChanceRow[] {
  const { sc, gc } = columnsOf(pool);
  const chanceIn = (rates: readonly SlotItem[] | undefined) =>
    new Map(rates?.map(({ id, kind, chance }) => [`${kind} ${id}`, chance]));
  const [scOf, gcOf] = [chanceIn(sc), chanceIn(gc)];
  const kind = POOL_PARTS.find((one) => one.part === part)?.kind;
  return pool[part]
    .map(({ id, rateType }) => ({
      item: itemOf(id),
      isPickUp: rateType === "pick-up",
      sc: scOf.get(`${kind} ${id}`) ?? null,
      gc: gcOf.get(`${kind} ${id}`) ?? null,
    }))
    .sort(
      (a, b) =>
        Number(b.isPickUp) - Number(a.isPickUp) || (b.gc ?? b.sc ?? 0) - (a.gc ?? a.sc ?? 0),
    );
}

/** The chances of what is featured and shown, by `rateUpId`. */
export function rateUpChances(pool: Pool, rateUps: readonly RateUp[]): Record<string, Chances> {
  const { sc, gc } = columnsOf(pool);
  const chanceOf = (rates: readonly SlotItem[] | undefined, rateUp: ShownRateUp) =>
    rates?.find(
      ({ id, kind }) => id === rateUp.id && isCharacter(kind) === isCharacter(rateUp.kind),
    )?.chance ?? null;
  return Object.fromEntries(
    rateUps.flatMap((one) =>
      one.kind === "hidden"
        ? []
        : [[rateUpId(one), { sc: chanceOf(sc, one), gc: chanceOf(gc, one) }] as const],
    ),
  );
}

type ShownRateUp = Exclude<RateUp, { kind: "hidden" }>;

export function rateUpId({ kind, id }: ShownRateUp): string {
  return `${kind} ${id}`;
}

const isCharacter = (kind: string) => kind === "character";

function columnsOf(pool: Pool) {
  return { sc: slotRates(pool, "sc", 1), gc: slotRates(pool, "gc", 1) };
}

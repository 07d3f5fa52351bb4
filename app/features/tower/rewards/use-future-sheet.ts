import { useMemo } from "react";
import type { TowerRewardsAnswer } from "#app/api-schemas/tower.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { siteNow, useClock } from "#app/ui/clock.ts";
import { type AskedRange, type RewardSheet, releasedItems, rewardSheet } from "./reward-sheet.ts";

interface ShownSheet {
  readonly sheet: RewardSheet;
  /** The floors to come in the sheet. */
  readonly future: ReadonlySet<number>;
  /** The highest floor that is shown. */
  readonly last: number;
  /** Why rewards to come cannot be shown to a visitor who wants them. */
  readonly fault: string | null;
}

/** The clock of the tower (specification 2 §9). */
const TICK_MS = 1000;

/**
 * The page's sheet, up to the moment `next` when the clock releases another floor; from then on one
 * that follows the clock. With spoiler mode on, one with floors to come as well.
 */
export function useFutureSheet(
  onPage: RewardSheet,
  asked: AskedRange,
  { lastFloor, next }: { readonly lastFloor: number; readonly next: number | null },
): ShownSheet {
  const { jpContent } = useSettings();
  const isOutdated = useClock((now) => next !== null && next <= now, TICK_MS);
  const { answer, fault } = useApiAnswer<TowerRewardsAnswer>(
    jpContent || isOutdated ? "/api/towers/get-rewards" : null,
    { missing: "tower reward list data is null", must: "content" },
  );
  const items = answer?.content ?? null;
  const dates = useMemo(() => items?.flatMap(({ values }) => values) ?? [], [items]);
  const futureCount = useClock(
    (now) => dates.filter(({ release }) => !isRevealed(release, now)).length,
    TICK_MS,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count tells that time has come
  return useMemo(() => {
    if (items === null) {
      return { sheet: onPage, future: NONE, last: lastFloor, fault: jpContent ? fault : null };
    }
    const now = siteNow();
    const shown = jpContent ? items : releasedItems(items, now);
    const floors = shown.flatMap(({ values }) => values);
    const last = Math.max(lastFloor, ...floors.map(({ floor }) => floor));
    const toCome = floors.filter(({ release }) => !isRevealed(release, now));
    return {
      sheet: rewardSheet(shown, asked, last),
      future: new Set(toCome.map(({ floor }) => floor)),
      last,
      fault: null,
    };
  }, [jpContent, items, fault, onPage, asked, lastFloor, futureCount]);
}

const NONE: ReadonlySet<number> = new Set();

import { useEffect, useMemo, useState } from "react";
import { isRevealed } from "#app/game/reveal.ts";
import { usePreferences } from "#app/preferences/use-preferences.ts";
import { siteNow, useClock } from "#app/widgets/clock.ts";
import { callTowerRewards } from "../tower-calls.ts";
import {
  type AskedRange,
  type ItemOfTower,
  type RewardSheet,
  rewardSheet,
} from "./reward-sheet.ts";

interface ShownSheet {
  readonly sheet: RewardSheet;
  /** The floors to come that the sheet tells of. */
  readonly future: ReadonlySet<number>;
  /** The highest floor that is shown. */
  readonly last: number;
  /** Why rewards to come cannot be shown to a visitor who wants them. */
  readonly fault: string | null;
}

/** The clock of the tower (specification 2 §9). */
const TICK_MS = 1000;

/** The page's sheet; with spoiler mode on, one that tells of floors to come as well. */
export function useFutureSheet(
  onPage: RewardSheet,
  asked: AskedRange,
  lastFloor: number,
): ShownSheet {
  const { jpContent } = usePreferences();
  const { items, fault } = useAllRewards(jpContent);
  const dates = useMemo(() => items?.flatMap(({ values }) => values) ?? [], [items]);
  const futureCount = useClock(
    (now) => dates.filter(({ release }) => !isRevealed(release, now)).length,
    TICK_MS,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count tells that time has come
  return useMemo(() => {
    if (!jpContent || items === null) {
      return { sheet: onPage, future: NONE, last: lastFloor, fault: jpContent ? fault : null };
    }
    const now = siteNow();
    const last = Math.max(lastFloor, ...dates.map(({ floor }) => floor));
    const toCome = dates.filter(({ release }) => !isRevealed(release, now));
    return {
      sheet: rewardSheet(items, asked, last),
      future: new Set(toCome.map(({ floor }) => floor)),
      last,
      fault: null,
    };
  }, [jpContent, items, fault, dates, onPage, asked, lastFloor, futureCount]);
}

const NONE: ReadonlySet<number> = new Set();

/** All rewards, once a visitor wants those to come. */
function useAllRewards(isWanted: boolean) {
  const [items, setItems] = useState<readonly ItemOfTower[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const isMissing = isWanted && items === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    callTowerRewards().then(
      ({ content }) => isHere && setItems(content),
      (error: unknown) => isHere && setFault(error instanceof Error ? error.message : `${error}`),
    );
    return () => {
      isHere = false;
    };
  }, [isMissing]);
  return { items, fault };
}

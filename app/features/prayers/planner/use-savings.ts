import { useMemo } from "react";
import { useBox } from "#app/collection/use-collection.ts";
import { NO_SAVINGS, type Savings } from "#app/game/plan/by-day.ts";
import { type Crystals, MOST_CRYSTALS } from "#app/game/plan/spending.ts";
import { useKeptSavings } from "#app/settings/kept-savings.ts";

/** The visitor's crystals: what she has typed last, or else what her collection counts. */
export function useSavings(): Savings {
  const kept = useKeptSavings();
  const stock = useCollectedCrystals();
  return useMemo(() => kept ?? { ...NO_SAVINGS, stock }, [kept, stock]);
}

/** The crystals that the visitor's collection counts; nothing where there is none. */
export function useCollectedCrystals(): Crystals {
  const { amounts } = useBox();
  const sc = Math.min(MOST_CRYSTALS, amounts.get("seal-crystals") ?? 0);
  const gc = Math.min(MOST_CRYSTALS, amounts.get("god-crystals") ?? 0);
  return useMemo(() => ({ sc, gc }), [sc, gc]);
}

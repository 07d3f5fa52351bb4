import { useSyncExternalStore } from "react";
import { NO_SAVINGS, type Savings } from "#app/game/plan/by-day.ts";
import { type Crystals, MOST_CRYSTALS } from "#app/game/plan/spending.ts";

/** Under which key the browser keeps the visitor's crystals. */
const STORAGE_KEY = "purse";

/**
 * The crystals that the visitor has entered, kept in her browser alone; null where she has entered
 * none, on the server and in the first rendering.
 */
export function useKeptSavings(): Savings | null {
  return useSyncExternalStore(subscribe, keptSavings, () => null);
}

/** Keeps them where the browser lets us, and updates every part of the page. */
export function keepSavings(savings: Savings): void {
  kept = savings;
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(savings));
  } catch {
    // Denied or full: they hold for this page.
  }
  for (const changed of listeners) changed();
}

/** What a storage holds; whatever is no whole number that we would have written is nothing. */
export function readSavings(text: string): Savings {
  const kept = parsed(text);
  const income = isRecord(kept) ? kept.income : undefined;
  return {
    stock: crystalsIn(isRecord(kept) ? kept.stock : undefined),
    income: {
      day: crystalsIn(isRecord(income) ? income.day : undefined),
      week: crystalsIn(isRecord(income) ? income.week : undefined),
    },
  };
}

let kept: Savings | null | undefined;
const listeners = new Set<() => void>();

/** What is kept now. */
export function keptSavings(): Savings | null {
  if (kept === undefined) {
    const text = stored();
    kept = text === null ? null : readSavings(text);
  }
  return kept;
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", reread);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) window.removeEventListener("storage", reread);
  };
}

/** Another tab has written, or emptied the whole storage. */
function reread({ key }: StorageEvent): void {
  if (key !== null && key !== STORAGE_KEY) return;
  kept = undefined;
  for (const changed of listeners) changed();
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    // Denied storage is a choice of the visitor's.
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function crystalsIn(value: unknown): Crystals {
  return isRecord(value) ? { sc: amountIn(value.sc), gc: amountIn(value.gc) } : NO_SAVINGS.stock;
}

function amountIn(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0
    ? Math.min(value, MOST_CRYSTALS)
    : 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

import { useEffect, useState } from "react";
import { useSettings } from "#app/settings/settings-context.ts";
import { fetchPrayer, UnansweredError } from "./fetch-prayer.ts";
import type { ShownItem } from "./simulator-run.ts";

/** Names of drawn items as the visitor reads them; transliterations are looked up when wanted. */
export function useItemName(id: string, isNeeded: boolean): (item: ShownItem) => string {
  const { useTranslit } = useSettings();
  const [translits, setTranslits] = useState<ReadonlyMap<string | number, string | null>>(NONE);
  const isAsked = useTranslit && isNeeded;
  useEffect(() => {
    if (!isAsked) return;
    fetchPrayer(id).then(
      ({ pool }) =>
        setTranslits(new Map(pool.characters.map((one) => [one.id, one.shortTranslitName]))),
      (error: unknown) => {
        // The plain names stay; the roll itself shows the error.
        if (!(error instanceof UnansweredError)) throw error;
      },
    );
  }, [id, isAsked]);
  return (item) => (useTranslit ? translits.get(item.id) : null) ?? item.name;
}

const NONE: ReadonlyMap<string | number, string | null> = new Map();

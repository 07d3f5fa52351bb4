import { useEffect, useState } from "react";
import type { PrayerListAnswer } from "#app/contract/prayers.ts";
import { usePreferences } from "#app/preferences/use-preferences.ts";
import { type ShownPrayer, shownPrayer } from "#app/records/prayer/shown-prayer.ts";

/**
 * The prayers as this visitor may see them: in spoiler mode with the rate-ups that the server
 * veiled, which stand in the newest page of the list of prayers.
 */
export function useRevealedPrayers(
  prayers: readonly ShownPrayer[],
  now: number,
): readonly ShownPrayer[] {
  const { jpContent } = usePreferences();
  const list = usePrayerList(jpContent && prayers.some(hidesRateUps));
  return jpContent && list ? prayers.map((prayer) => revealed(prayer, list, now)) : prayers;
}

function hidesRateUps({ rateUps }: ShownPrayer): boolean {
  return rateUps.some(({ kind }) => kind === "hidden");
}

function revealed(prayer: ShownPrayer, list: PrayerListAnswer, now: number): ShownPrayer {
  const listed = list.content.find(({ id }) => id === prayer.id);
  const nameOf = (id: string) => {
    const option = list.filterOpts.characters.find((one) => one.id === id);
    return option && { en: option.name, translit: option.translit };
  };
  return listed ? shownPrayer(listed, { now, showHidden: true, nameOf }) : prayer;
}

/** The newest page of prayers, fetched once when it is wanted; null until it is there. */
function usePrayerList(isWanted: boolean): PrayerListAnswer | null {
  const [list, setList] = useState<PrayerListAnswer | null>(null);
  const isMissing = isWanted && list === null;
  useEffect(() => {
    if (!isMissing) {
      return;
    }
    fetch("/api/prayers/get-list")
      .then(async (response) => {
        if (!response.ok) {
          throw new Error("data is null");
        }
        setList(await response.json());
      })
      .catch((error: unknown) => {
        // The prayers stand as they are, veiled.
        // biome-ignore lint/suspicious/noConsole: for whoever asks why names are missing
        console.warn("The hidden rate-ups could not be loaded.", error);
      });
  }, [isMissing]);
  return list;
}

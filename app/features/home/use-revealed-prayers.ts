import { useEffect, useState } from "react";
import type { HomeAnswer } from "#app/contract/home.ts";
import type { PrayerListAnswer } from "#app/contract/prayers.ts";
import { apiAnswer } from "#app/lib/api-answer.ts";
import { usePreferences } from "#app/preferences/use-preferences.ts";
import { type ShownPrayer, shownPrayer } from "#app/records/prayer/shown-prayer.ts";

/** What the server's page veils: the prayers as they are, and the names of all rate-ups. */
interface Hidden {
  readonly prayers: HomeAnswer["prayers"];
  readonly characters: PrayerListAnswer["filterOpts"]["characters"];
}

/**
 * The prayers as this visitor may see them: in spoiler mode with the rate-ups that the server
 * veiled, which stand in the API's answer of the home page, without their names.
 */
export function useRevealedPrayers(
  prayers: readonly ShownPrayer[],
  now: number,
): readonly ShownPrayer[] {
  const { jpContent } = usePreferences();
  const hidden = useHidden(jpContent && prayers.some(hidesRateUps));
  return jpContent && hidden ? prayers.map((prayer) => revealed(prayer, hidden, now)) : prayers;
}

function hidesRateUps({ rateUps }: ShownPrayer): boolean {
  return rateUps.some(({ kind }) => kind === "hidden");
}

function revealed(prayer: ShownPrayer, hidden: Hidden, now: number): ShownPrayer {
  const answered = hidden.prayers.find(({ id }) => id === prayer.id);
  const nameOf = (id: string) => {
    const option = hidden.characters.find((one) => one.id === id);
    return option && { en: option.name, translit: option.translit };
  };
  return answered ? shownPrayer(answered, { now, showHidden: true, nameOf }) : prayer;
}

/** Fetched once when it is wanted; null until it is there. */
function useHidden(isWanted: boolean): Hidden | null {
  const [hidden, setHidden] = useState<Hidden | null>(null);
  const isMissing = isWanted && hidden === null;
  useEffect(() => {
    if (!isMissing) {
      return;
    }
    fetchHidden().then(setHidden, (error: unknown) => {
      // The prayers stand as they are, veiled.
      // biome-ignore lint/suspicious/noConsole: for whoever asks why names are missing
      console.warn("The hidden rate-ups could not be loaded.", error);
    });
  }, [isMissing]);
  return hidden;
}

async function fetchHidden(): Promise<Hidden> {
  const [{ prayers }, { filterOpts }] = await Promise.all([
    apiAnswer<HomeAnswer>("/api/general/home", "data is null"),
    apiAnswer<PrayerListAnswer>("/api/prayers/get-list", "data is null"),
  ]);
  return { prayers, characters: filterOpts.characters };
}

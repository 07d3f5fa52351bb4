import type { HomeAnswer } from "#app/api-schemas/home.ts";
import type { PrayerListAnswer } from "#app/api-schemas/prayers.ts";
import { type ShownPrayer, shownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { useSettings } from "#app/settings/settings-context.ts";

/** What the server's page veils: the prayers as they are, and the names of all rate-ups. */
interface Hidden {
  readonly prayers: HomeAnswer["prayers"];
  readonly characters: PrayerListAnswer["filterOpts"]["characters"];
}

/**
 * The prayers as this visitor may see them: in spoiler mode with the rate-ups that the server
 * hid; the API's answer of the home page has them, without their names.
 */
export function useRevealedPrayers(
  prayers: readonly ShownPrayer[],
  now: number,
): readonly ShownPrayer[] {
  const { jpContent } = useSettings();
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

/** Null until all of it is there; where it cannot be loaded, hidden names stay hidden. */
function useHidden(isWanted: boolean): Hidden | null {
  const home = useApiAnswer<HomeAnswer>(isWanted ? "/api/general/home" : null);
  const list = useApiAnswer<PrayerListAnswer>(isWanted ? "/api/prayers/get-list" : null);
  const [prayers, characters] = [home.answer?.prayers, list.answer?.filterOpts.characters];
  return prayers && characters ? { prayers, characters } : null;
}

import type { HomeAnswer } from "#app/api-schemas/home.ts";
import {
  maintenanceStatus,
  maintenanceToShow,
  nextMaintenanceMoment,
} from "#app/game/maintenance-timing.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { nextPrayerMoment, prayerTiming } from "#app/game/prayer-timing.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import type { StoryCardRecord } from "#db/queries/story-cards.ts";
import type { MaintenanceRecord } from "#db/queries/updates.ts";
import { upcomingCharacters } from "./character.ts";
import { characterCounter } from "./chronological.ts";
import { listedPrayersAt } from "./listed-prayer.ts";
import { nextThumbnailMoment } from "./thumbnail.ts";
import { lastUpdateOf, revealTimes, updateEntryAnswer } from "./updates.ts";

/** How many entries of the update log the home page shows. */
const LATEST_ENTRIES = 5;

/** GET /api/general/home */
export function homeAnswer(dataset: Dataset, now: number): HomeAnswer {
  return {
    upcoming: upcomingCharacters(dataset.characters, now),
    counter: characterCounter(dataset.characters, now),
    storyCard: storyCardCounter(dataset.storyCards, now),
    prayers: currentPrayers(dataset.prayers, now).map(listedPrayersAt(dataset, now)),
    maintenanceData: maintenanceData(maintenanceToShow(dataset.maintenances, now), now),
    lastUpdate: lastUpdateOf(dataset.updateEntries, "home"),
    lastContent: latestEntries(dataset).map(updateEntryAnswer),
  };
}

/** When the home page changes, its countdowns included: the earliest moment, or null. */
export function nextHomeMoment(dataset: Dataset, now: number): number | null {
  const moments = [
    nextThumbnailMoment(dataset, now),
    ...dataset.storyCards.map(({ release }) => release),
    nextPrayerMoment(dataset.prayers.filter(hasWindow), now),
    nextMaintenanceMoment(dataset.maintenances, now),
    ...revealTimes(latestEntries(dataset)),
  ];
  return nextMoment(moments, now);
}

/** Ongoing prayers, the first to end first, then upcoming ones, the first to start first. */
function currentPrayers(prayers: readonly PrayerRecord[], now: number): PrayerRecord[] {
  const having = (timing: "ongoing" | "upcoming") =>
    prayers.filter((prayer) => hasWindow(prayer) && prayerTiming(prayer, now) === timing);
  const at = (moment: number | null) => moment ?? Number.MAX_SAFE_INTEGER;
  return [
    ...having("ongoing").sort((a, b) => at(a.end) - at(b.end)),
    ...having("upcoming").sort((a, b) => at(a.start) - at(b.start)),
  ];
}

/** Permanent prayers have nothing to count down to; what is in no list has no page to lead to. */
function hasWindow(prayer: PrayerRecord): boolean {
  return isListed(prayer) && !prayer.permanent;
}

function storyCardCounter(cards: readonly StoryCardRecord[], now: number): HomeAnswer["storyCard"] {
  const revealed = cards.filter(({ release }) => isRevealed(release, now));
  const ofRarity = (rarity: number) => revealed.filter((card) => card.rarity === rarity).length;
  const ofType = (type: StoryCardRecord["type"]) =>
    revealed.filter((card) => card.type === type).length;
  return {
    s1: ofRarity(1),
    s2: ofRarity(2),
    s3: ofRarity(3),
    s4: ofRarity(4),
    s5: ofRarity(5),
    plum: ofType("plum"),
    orchid: ofType("orchid"),
    chrysanthemum: ofType("chrysanthemum"),
    bamboo: ofType("bamboo"),
  };
}

function maintenanceData(
  maintenance: MaintenanceRecord | undefined,
  now: number,
): HomeAnswer["maintenanceData"] {
  if (!maintenance) {
    return null;
  }
  const { id, start, end, news, devLetterTime, devLetterUrl } = maintenance;
  return {
    id,
    start,
    end,
    news,
    status: maintenanceStatus(maintenance, now),
    devLetter: devLetterTime === null ? null : { time: devLetterTime, url: devLetterUrl },
  };
}

function latestEntries({ updateEntries }: Dataset) {
  return updateEntries.slice(0, LATEST_ENTRIES);
}

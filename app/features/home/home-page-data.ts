import type { UpdateEntry } from "#app/api-schemas/updates.ts";
import { imagePath } from "#app/artwork/image-paths.ts";
import { shownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { isItemRevealed, isRevealed } from "#app/game/reveal.ts";
import { startOfDay } from "#app/game/utc-day.ts";
import { SHOWN_UPDATE_LISTS } from "#app/game/vocabulary/updates.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { homeAnswer, nextHomeMoment } from "#app/presenters/home.ts";
import { cardName } from "#app/presenters/story-card.ts";
import { timelineStrip } from "#app/presenters/timeline.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { MaintenanceRecord } from "#db/queries/updates.ts";

/** What the home page shows at `now`: of the answer of GET /api/general/home, and beside it. */
export function homePageData(dataset: Dataset, now: number) {
  const { upcoming, counter, storyCard, prayers, lastContent } = homeAnswer(dataset, now);
  const nameOf = writtenNames(dataset.characters);
  const characters = new Map(dataset.characters.map((one) => [one.id, one]));
  return {
    /** The latest moment at which the page became what it is: the same whoever makes it when. */
    at: latestHomeMoment(dataset, now),
    /** When the page becomes another, ms since the epoch, or null. */
    next: nextHomeMoment(dataset, now),
    upcoming: upcoming.flatMap(({ id, name, debut, type }) => {
      const character = characters.get(id);
      const thumbnail = character && imagePath("characters", character, "thumbnail");
      return thumbnail ? [{ id, name: nameOf(id) ?? { en: name }, debut, type, thumbnail }] : [];
    }),
    counter,
    storyCard,
    prayers: prayers.map((prayer) => shownPrayer(prayer, { now, showHidden: false, nameOf })),
    // All that are not over: when one ends, the page shows the next without a request.
    maintenances: dataset.maintenances
      .filter(({ end }) => end === null || now < end)
      .map(shownMaintenance),
    latest: lastContent.map((entry) => shownEntry(entry, now)),
    contents: dataset.homeContents,
    newest: newestOf(dataset, now),
    strip: timelineStrip(dataset, startOfDay(now), now),
  };
}

export type HomePageData = ReturnType<typeof homePageData>;
export type HomeMaintenance = HomePageData["maintenances"][number];
export type UpcomingCharacter = HomePageData["upcoming"][number];
export type LatestEntry = HomePageData["latest"][number];

/** The beginning of the UTC day, or what has changed the page since. */
function latestHomeMoment(dataset: Dataset, now: number): number {
  let latest = startOfDay(now);
  let next = nextHomeMoment(dataset, latest);
  while (next !== null && next <= now) {
    latest = next;
    next = nextHomeMoment(dataset, latest);
  }
  return latest;
}

function shownMaintenance({
  id,
  start,
  end,
  news,
  devLetterTime,
  devLetterUrl,
}: MaintenanceRecord) {
  return { id, start, end, news, devLetterTime, devLetterUrl };
}

/** An entry in a line or two; its first item that is not hidden replaces a missing subtitle. */
function shownEntry(entry: UpdateEntry, now: number) {
  const { number, timestamp, title, subtitle } = entry;
  const items = SHOWN_UPDATE_LISTS.flatMap(({ id }) => entry[id]);
  const first = items.find((item) => isItemRevealed(item, now, false));
  return { number, timestamp, title, text: subtitle ?? first?.detail ?? null };
}

/** The released cards that came last, the newest first, and the highest floor that is open. */
function newestOf({ storyCards, towerFloors }: Dataset, now: number) {
  const cards = storyCards
    .filter(({ release }) => isRevealed(release, now))
    .toSorted((a, b) => (b.release ?? 0) - (a.release ?? 0) || b.id - a.id)
    .slice(0, NEWEST_CARDS)
    .map((card) => ({ id: card.id, name: cardName(card), image: imagePath("story-cards", card) }));
  const floors = towerFloors.filter(({ release }) => isRevealed(release, now));
  return { cards, floor: floors.reduce((top, { floor }) => Math.max(top, floor), 0) || null };
}

const NEWEST_CARDS = 6;

import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import { areSavingsEmpty } from "#app/game/plan/by-day.ts";
import type { WishMode } from "#app/game/plan/wish.ts";
import { isListed } from "#app/game/prayer-paging.ts";
import { nextPrayerMoment, prayerTiming } from "#app/game/prayer-timing.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { search } from "#app/game/text-match/search.ts";
import { nextReset, startOfDay } from "#app/game/utc-day.ts";
import { findPrayer } from "#app/presenters/prayer-detail.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { nextShown, shownAt } from "#app/presenters/search/search-records.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { PrayerRecord } from "#db/queries/prayers.ts";
import { lastChance, type PlanAsked, type PlanView, planView } from "./plan-view.ts";
import { savingsIn } from "./search-params.ts";
import { featuring, type OtherPrayer, type WishChoice, wishOf } from "./wished.ts";

/** What the planner of a prayer's page shows before any script runs. */
export interface PlannerData {
  readonly id: string;
  readonly asked: PlanAsked;
  readonly plan: PlanView | null;
  /** Wished items of the pool that the prayer does not feature. */
  readonly chosen: readonly WishChoice[];
  readonly find: string;
  readonly found: readonly WishChoice[];
  readonly others: readonly OtherPrayer[];
  /** For what is wished and saved, the chances of those other prayers that feature it, by id. */
  readonly otherChances: Readonly<Record<string, number>>;
}

/** When the planner's part changes by itself: others begin and end, days pass, a name is shown. */
export function nextPlannerMoment(dataset: Dataset, { find }: State, now: number): number | null {
  return nextMoment(
    [
      nextPrayerMoment(dataset.prayers, now),
      nextReset(now),
      find === "" ? null : nextShown(searchIndexOf(dataset), now),
    ],
    now,
  );
}

type ItemOf = (id: string | number) => {
  readonly name: WrittenName;
  readonly image: string;
  readonly universe: string | null;
} | null;

const MOST_FOUND = 8;

type State = Parameters<typeof savingsIn>[0] & {
  readonly want: readonly string[] | null;
  readonly mode: WishMode;
  readonly find: string;
};

/** The planner's part of a prayer's page; null for a prayer that cannot be tried out. */
export function plannerData(
  dataset: Dataset,
  id: string,
  {
    state,
    rateUps,
    itemOf,
    now,
  }: {
    state: State;
    rateUps: readonly RateUp[];
    /** What may be shown of an item; null for a hidden one. */
    itemOf: ItemOf;
    now: number;
  },
): PlannerData | null {
  const prayer = findPrayer(dataset, id, now);
  if (!prayer?.simulator) return null;
  const featured = rateUps.flatMap((one) => (one.kind === "hidden" ? [] : String(one.id)));
  const choices = new Map(
    Object.values(prayer.pool)
      .flat()
      .flatMap(({ id }) => {
        const item = itemOf(id);
        const key = String(id);
        return item ? [[key, { id: key, ...pictured(item) }] as const] : [];
      }),
  );
  const inPool = (ids: readonly string[]) => ids.filter((id) => choices.has(id));
  const want = wishOf(state.want && inPool(state.want), inPool(featured), null);
  const savings = savingsIn(state);
  const asked: PlanAsked = { ...savings, want, mode: state.mode, now: startOfDay(now) };
  const others = otherPrayers(dataset, prayer.id, now);
  const choicesOf = (ids: readonly string[]) => ids.flatMap((id) => choices.get(id) ?? []);
  return {
    id: prayer.id,
    asked,
    plan: planView(prayer, asked),
    chosen: choicesOf(want.filter((id) => !featured.includes(id))),
    find: state.find,
    found: state.find === "" ? [] : choicesOf(foundIn(dataset, state.find, choices, now)),
    others,
    otherChances: areSavingsEmpty(savings)
      ? {}
      : Object.fromEntries(
          featuring(others, want).flatMap((other) => {
            const detail = findPrayer(dataset, other.id, now);
            const chance = detail && lastChance(detail, asked);
            return chance === undefined ? [] : [[other.id, chance]];
          }),
        ),
  };
}

function pictured({ name, image, universe }: NonNullable<ReturnType<ItemOf>>) {
  return { name, image, universe };
}

function foundIn(
  dataset: Dataset,
  text: string,
  choices: ReadonlyMap<string, WishChoice>,
  now: number,
): string[] {
  const isShown = shownAt(now);
  const { hits } = search(searchIndexOf(dataset), text, {
    limit: MOST_FOUND,
    isShown: (record) =>
      (record.kind === "character" || record.kind === "story-card") &&
      isShown(record) &&
      choices.has(String(record.id)),
  });
  return hits.map(({ record }) => String(record.id));
}

/** Prayers besides one that run or are to come and can be tried out, the next to end first. */
function otherPrayers(dataset: Dataset, id: string, now: number): OtherPrayer[] {
  const released = new Set(
    dataset.characters.filter((one) => isReleased(statusAt(one, now))).map((one) => one.id),
  );
  const revealed = new Set(
    dataset.storyCards.filter(({ release }) => isRevealed(release, now)).map((card) => card.id),
  );
  return dataset.prayers
    .filter((one) => one.id !== id && one.simulator && isListed(one) && canBeRolled(one, now))
    .map(({ id: other, name, start, end, rateUpCharacters, rateUpCards }) => ({
      id: other,
      name,
      start,
      end,
      features: [
        ...rateUpCharacters
          .map(({ characterId }) => characterId)
          .filter((one) => released.has(one)),
        ...rateUpCards
          .map(({ storyCardId }) => storyCardId)
          .filter((one) => revealed.has(one))
          .map(String),
      ],
    }))
    .toSorted((one, other) => (one.end ?? Infinity) - (other.end ?? Infinity));
}

function canBeRolled(prayer: PrayerRecord, now: number): boolean {
  const timing = prayerTiming(prayer, now);
  return timing === "ongoing" || timing === "upcoming";
}

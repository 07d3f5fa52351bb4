import { attacksAnswer, attacksQuery } from "#app/api-schemas/attacks.ts";
import { floorAnswersAnswer, floorAnswersQuery } from "#app/api-schemas/floor-answers.ts";
import { homeAnswer } from "#app/api-schemas/home.ts";
import { oembedAnswer, oembedQuery } from "#app/api-schemas/oembed.ts";
import { floorQuery, lastEntryQuery } from "#app/api-schemas/queries.ts";
import { searchAnswer, searchQuery } from "#app/api-schemas/search.ts";
import { itemsAnswer, stagesAnswer } from "#app/api-schemas/stages.ts";
import { illustratorsAnswer, storyCardListAnswer } from "#app/api-schemas/story-cards.ts";
import { towerDetailAnswer, towerListAnswer, towerRewardsAnswer } from "#app/api-schemas/tower.ts";
import { updatesAnswer } from "#app/api-schemas/updates.ts";
import { errorSentence } from "#app/lib/field-errors.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import * as attacks from "#app/presenters/attacks.ts";
import { floorAnswers } from "#app/presenters/floor-answers.ts";
import * as home from "#app/presenters/home.ts";
import { oembed } from "#app/presenters/oembed.ts";
import * as search from "#app/presenters/search/search-answer.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { nextShown } from "#app/presenters/search/search-records.ts";
import * as stages from "#app/presenters/stages.ts";
import * as illustrators from "#app/presenters/story-card-lists.ts";
import * as storyCards from "#app/presenters/story-card-lists.ts";
import { nextDetailMoment, towerDetail } from "#app/presenters/tower-detail.ts";
import { nextTowerMoment, towerList, towerRewards } from "#app/presenters/tower-rewards.ts";
import * as updates from "#app/presenters/updates.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { answering, answeringQuery, type Call, queryHandleOf, responding } from "./call.ts";
import { CHARACTER_CALLS } from "./character-calls.ts";
import { PRAYER_CALLS } from "./prayer-calls.ts";
import { problemResponse } from "./problem.ts";

/** Every documented call, in the order of the specification (1 §7, 2 §7). */
export const CALLS: readonly Call[] = [
  {
    path: "/api/general/home",
    summary: "What the home page shows",
    answer: homeAnswer,
    ...answering(home.homeAnswer, home.nextHomeMoment),
  },
  {
    path: "/api/general/updates",
    summary: "A page of the update log, the newest entries first",
    answer: updatesAnswer,
    canonicalQuery: boundedLast,
    ...responding(lastEntryQuery, ({ dataset: { updateEntries }, now, expiresAt }, { last }) => {
      expiresAt(updates.nextUpdatesMoment(updateEntries, last, now));
      return Response.json(updates.updatesAnswer(updateEntries, last));
    }),
  },
  ...CHARACTER_CALLS,
  ...PRAYER_CALLS,
  {
    path: "/api/towers/get-list",
    summary: "The floors of the Scarlet Devil Tower",
    answer: towerListAnswer,
    ...answering(towerList),
  },
  {
    path: "/api/towers/get-detail",
    summary: "A floor with its enemies",
    answer: towerDetailAnswer,
    ...answeringQuery(floorQuery, (dataset, { floor }, now) => towerDetail(dataset, floor, now), {
      nextMoment: (dataset, now, { floor }) => nextDetailMoment(dataset, floor, now),
      missing: "tower floor detail data is null",
    }),
  },
  {
    path: "/api/towers/answers",
    summary: "Attacks ranked for the enemies of a floor, by an index that is not damage",
    answer: floorAnswersAnswer,
    ...answeringQuery(floorAnswersQuery, floorAnswers, {
      missing: "tower floor detail data is null",
    }),
  },
  {
    path: "/api/towers/get-rewards",
    summary: "The tower's rewards by item",
    answer: towerRewardsAnswer,
    ...answering(towerRewards, nextTowerMoment),
  },
  {
    path: "/api/story-cards/get-list",
    summary: "Every story card",
    answer: storyCardListAnswer,
    ...answering(storyCards.storyCardListAnswer),
  },
  {
    path: "/api/story-cards/get-illust",
    summary: "Illustrators with their cards",
    answer: illustratorsAnswer,
    ...answering(illustrators.illustratorsAnswer),
  },
  {
    path: "/api/attacks",
    summary: "Spell cards and last words of released characters, by their power",
    answer: attacksAnswer,
    ...responding(attacksQuery, ({ dataset, now, expiresAt }, query) => {
      expiresAt(attacks.nextAttacksMoment(dataset, now));
      const answer = attacks.attacksAnswer(dataset, query, now);
      if (!("unread" in answer)) return Response.json(answer);
      const errors = [{ field: "q", message: `cannot be read: ${answer.unread}` }];
      return problemResponse(400, errorSentence("query", errors), { errors });
    }),
  },
  {
    path: "/api/stages",
    summary: "Battles of the story with waves and drops, as of August 2020 in Japan",
    answer: stagesAnswer,
    ...answering(stages.stagesAnswer, attacks.nextAttacksMoment),
  },
  {
    path: "/api/items",
    summary: "What floors of the tower and battles of the story give",
    answer: itemsAnswer,
    ...answering(stages.itemsAnswer, nextTowerMoment),
  },
  {
    path: "/api/oembed",
    summary: "The embed of a page (oEmbed)",
    answer: oembedAnswer,
    ...responding(oembedQuery, ({ dataset, origin }, query) => {
      // Frames need absolute addresses, and the Host of a request is not trusted.
      const answer = origin === undefined ? undefined : oembed(dataset, query, origin);
      return answer ? Response.json(answer) : problemResponse(404, "This address has no embed.");
    }),
  },
  {
    path: "/api/search",
    summary: "What a text finds of all that the site tells of, best first",
    answer: searchAnswer,
    ...responding(searchQuery, ({ dataset, now, expiresAt }, query) => {
      expiresAt(nextShown(searchIndexOf(dataset), now));
      return Response.json(search.searchAnswer(dataset, now, query));
    }),
  },
];

const BY_PATH = new Map(CALLS.map((call) => [call.path, call]));

/** The call at a path in its plain form. */
export function findCall(pathname: string): Call | undefined {
  return BY_PATH.get(pathname);
}

/** What the call at a path takes of a query; undefined where there is no call. */
export function findQueryHandle(pathname: string): QueryHandle | undefined {
  const call = findCall(pathname);
  return call && queryHandleOf(call);
}

/** Beyond the newest entry all numbers ask for the same page, which is then cached once. */
function boundedLast(
  sent: URLSearchParams,
  _: unknown,
  dataset: Dataset | undefined,
): URLSearchParams {
  const last = sent.getAll("last");
  const most = 1 + Math.max(0, ...(dataset?.updateEntries.map(({ number }) => number) ?? []));
  const isNumber = dataset !== undefined && last.length === 1 && /^\d{1,9}$/.test(last[0] ?? "");
  const bounded = isNumber ? [String(Math.min(Number(last[0]), most))] : last;
  return new URLSearchParams(bounded.map((value): [string, string] => ["last", value]));
}

import type { PackStoryCardSample } from "#db/pack/schema/story-cards.ts";
import type { PackInstant } from "#db/pack/schema/values.ts";
import { dayBetween, releaseOn } from "./sample-dates.ts";

const FIRST_DAY = "2021-05-11";
const LAST_DAY = "2026-11-03";

/** Cards up to this number are there from the first day. */
const LAST_OF_THE_START = 105;

/** The newest cards, newest first: three dates to come, then the last weeks. */
const NEWEST: readonly PackInstant[] = [
  { in: "16d", at: "05:00" },
  { in: "9d", at: "05:00" },
  { in: "9d", at: "05:00" },
  { in: "2d", at: "05:00" },
  { in: "2d", at: "05:00" },
  { ago: "3d", at: "05:00" },
  { ago: "6d", at: "05:00" },
  { ago: "6d", at: "05:00" },
  { ago: "12d", at: "05:00" },
];

/** Numbers of ordinary cards end before the reports (5001 and up) and the Chinese cards begin. */
const FIRST_OTHER_NUMBER = 5001;

/**
 * Sample release of every card, in the pack's order. Ordinary cards come by number, the reports
 * and the cards of the Chinese server are spread over the same years.
 */
export function storyCardSamplesOf(cards: readonly { id: number }[]): PackStoryCardSample[] {
  const numbers = cards.map(({ id }) => id).toSorted((a, b) => a - b);
  const ordinary = numbers.filter((id) => id < FIRST_OTHER_NUMBER);
  const others = numbers.filter((id) => id >= FIRST_OTHER_NUMBER);
  const dated = ordinary.slice(0, Math.max(0, ordinary.length - NEWEST.length));
  const newest = ordinary.slice(dated.length).toReversed();
  const releases = new Map<number, PackInstant>([
    ...dated.map((id): [number, PackInstant] => [id, onDay(partOfNumbers(id, dated))]),
    ...newest.flatMap((id, at): [number, PackInstant][] => {
      const release = NEWEST[at];
      return release === undefined ? [] : [[id, release]];
    }),
    ...others.map((id, at): [number, PackInstant] => [id, onDay((at + 1) / others.length)]),
  ]);
  return cards.map(({ id }) => ({ id, release: releases.get(id) ?? onDay(0) }));
}

/** Where a number lies between the cards of the start (0) and the last dated card (1). */
function partOfNumbers(id: number, dated: readonly number[]): number {
  const last = dated.at(-1) ?? LAST_OF_THE_START;
  if (id <= LAST_OF_THE_START || last <= LAST_OF_THE_START) return 0;
  return (id - LAST_OF_THE_START) / (last - LAST_OF_THE_START);
}

function onDay(part: number): string {
  return releaseOn(dayBetween(FIRST_DAY, LAST_DAY, part));
}

import type { CharacterStatus } from "#app/game/vocabulary/character-statuses.ts";
import type { PackCharacter, PackCharacterSample } from "#db/pack/schema/characters.ts";
import { chanceOf, scattered } from "./chance.ts";
import type { OutBy } from "./prayers/known-values.ts";
import { unreleasedKindOf } from "./prayers/unreleased-kinds.ts";
import { dayBetween, daysBefore, partOf, releaseOn } from "./sample-dates.ts";

/** Chinese releases set the order of all others; these are the ends of the three timelines. */
const CHINESE = ["2021-09-30", "2026-01-13"] as const;
const GLOBAL = ["2021-05-11", "2026-07-28"] as const;
const JAPANESE = ["2020-04-30", "2026-03-24"] as const;

/** Sources whose own age tells by when a character was out, whatever the Chinese date says. */
const KNOWN_ON_GLOBAL = { source: "MaddoScientisto/LostWordTracker", by: "2022-06-07" };
const KNOWN_IN_JAPAN = { source: "jamielee5277/touhouLWDataMine", by: "2020-08-25" };

/** Characters without a Chinese date come late: global, and not global yet. */
const LATE_GLOBAL = ["2025-09-02", "2026-11-03"] as const;
const LATE_JAPANESE = ["2025-11-04", "2026-10-27"] as const;

const UPCOMING = ["3d", "8d", "15d", "24d"];
const RECENT = ["2d", "6d", "11d", "19d"];
const LATE_RELEASES = 40;
const ANNOUNCED = 6;

/** What stories show of persons that cannot be owned. */
const STORY_STATUSES: readonly CharacterStatus[] = ["story", "enemy", "both", "guest"];

/**
 * Sample status and dates of every character, in the pack's order. Characters with a Chinese
 * release are out on global too, in that order; of the others a part comes late, is to come, or
 * is in the Japanese version only. A character without a type is not released. Nobody comes later
 * than a prayer of the facts that gives her (`outBy`).
 */
export function characterSamplesOf(
  characters: readonly PackCharacter[],
  outBy: OutBy = { global: new Map(), jp: new Map() },
): PackCharacterSample[] {
  const typed = characters.filter(({ type }) => type !== undefined);
  const untyped = characters.filter(({ type }) => type === undefined);
  const samples = [
    ...typed.filter(hasChineseRelease).map((character) => released(character, outBy)),
    ...laterOnes(
      scattered(
        typed.filter((character) => !hasChineseRelease(character)),
        "later",
      ),
    ),
    ...untyped.filter(({ world }) => world === "L1").map(inStories),
    ...untyped.filter(({ world }) => world !== "L1").map((character) => unreleased(character)),
  ];
  const places = new Map(characters.map(({ id }, place) => [id, place]));
  const place = ({ id }: PackCharacterSample) => places.get(id) ?? 0;
  return samples.toSorted((a, b) => place(a) - place(b));
}

function released(character: PackCharacter, { global, jp }: OutBy): PackCharacterSample {
  const { id } = character;
  const debut = earlier(onTimeline(character, GLOBAL), character, KNOWN_ON_GLOBAL);
  return {
    id,
    status: ownedStatus(character),
    debut: releaseOn(notAfter(debut, global.get(id))),
    releaseJp: releaseOn(notAfter(japaneseDay(character), jp.get(id))),
  };
}

/** The list is cut into late releases, recent ones, upcoming, announced and Japanese ones. */
function laterOnes(characters: readonly PackCharacter[]): PackCharacterSample[] {
  const [late, recent, upcoming, announced, japanese] = cut(characters, [
    LATE_RELEASES,
    RECENT.length,
    UPCOMING.length,
    ANNOUNCED,
  ]);
  return [
    ...(late ?? []).map((character, at) => {
      const day = dayBetween(...LATE_GLOBAL, at / (LATE_RELEASES - 1));
      const before = 180 + Math.floor(60 * chanceOf(character.id, "lead"));
      const releaseJp = releaseOn(daysBefore(day, before));
      return { ...owned(character), debut: releaseOn(day), releaseJp };
    }),
    ...(recent ?? []).map((character, at) => ({
      ...owned(character),
      debut: { ago: RECENT[at] ?? "2d", at: "05:00" },
      releaseJp: releaseOn(japaneseDay(character)),
    })),
    ...(upcoming ?? []).map((character, at) => ({
      id: character.id,
      status: "upcoming" as const,
      debut: { in: UPCOMING[at] ?? "3d", at: "05:00" },
      releaseJp: releaseOn(japaneseDay(character)),
    })),
    ...(announced ?? []).map((character) => unreleased(character, "announced")),
    ...(japanese ?? []).map((character) => unreleased(character)),
  ];
}

function inStories(character: PackCharacter, at: number): PackCharacterSample {
  const status = STORY_STATUSES[at % STORY_STATUSES.length] ?? "story";
  return unreleased(character, status);
}

function unreleased(
  character: PackCharacter,
  status: CharacterStatus = "not-available",
): PackCharacterSample {
  return {
    id: character.id,
    status,
    releaseJp: releaseOn(japaneseDay(character)),
    unreleasedKind: unreleasedKindOf(character, status),
  };
}

function owned(character: PackCharacter): PackCharacterSample {
  return { id: character.id, status: ownedStatus(character) };
}

/** Standard characters are non-limited, and so is most of world L1's festival by now. */
function ownedStatus({ id, type }: PackCharacter): "non-limited" | "limited" {
  if (type === "gen") return "non-limited";
  return type === "fes" && chanceOf(id, "limited") < 0.75 ? "non-limited" : "limited";
}

function hasChineseRelease({ releaseCn }: PackCharacter): boolean {
  return releaseCn !== undefined;
}

function onTimeline({ releaseCn }: PackCharacter, timeline: readonly [string, string]): string {
  return dayBetween(...timeline, releaseCn === undefined ? 1 : partOf(releaseCn, ...CHINESE));
}

function japaneseDay(character: PackCharacter): string {
  if (!hasChineseRelease(character)) {
    return dayBetween(...LATE_JAPANESE, chanceOf(character.id, "japanese"));
  }
  return earlier(onTimeline(character, JAPANESE), character, KNOWN_IN_JAPAN);
}

/** The day, or the last one by which the character was out where a source is older than the day. */
function earlier(day: string, { sources }: PackCharacter, known: { source: string; by: string }) {
  return sources.includes(known.source) && day > known.by ? known.by : day;
}

/** The day, or the last one whose release hour is not after the moment by which she was out. */
function notAfter(day: string, moment: string | undefined): string {
  if (moment === undefined) return day;
  const last = moment.slice(0, 10);
  const known = moment.length > 10 && moment < releaseOn(last) ? daysBefore(last, 1) : last;
  return day > known ? known : day;
}

/** Consecutive pieces of these sizes, and the rest as the last piece. */
function cut<Item>(items: readonly Item[], sizes: readonly number[]): Item[][] {
  const pieces: Item[][] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(items.slice(from, from + size));
    from += size;
  }
  return [...pieces, items.slice(from)];
}

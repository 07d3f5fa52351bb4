import { passesReleaseFilter, type ReleaseFilter } from "./release-filter.ts";
import { compareTexts } from "./text-match/plain-text.ts";
import type { BannerType } from "./vocabulary/banner-types.ts";
import type { CharacterStatus } from "./vocabulary/characters.ts";
import type { Element } from "./vocabulary/elements.ts";
import type { Role } from "./vocabulary/roles.ts";

/** A character as far as the roster picks and orders characters; instants in ms since the epoch. */
export interface RosterCharacter {
  readonly universe: string;
  readonly type: BannerType | null;
  readonly status: CharacterStatus;
  readonly role?: Role;
  readonly rebirth?: "available" | "upcoming";
  /** Universal name in English, as lists sort by it. */
  readonly name?: string;
  /** Place in the order of the works. */
  readonly place: number;
  /** First day in the global version. */
  readonly debut?: number;
  /** Day of the rebirth. */
  readonly rebornAt?: number;
  /** Start of the latest banner. */
  readonly lastBanner?: number;
  /** Elements of the attacks; none where no source names them. */
  readonly elements?: readonly Element[];
  /** Ids of the tags. */
  readonly tags?: readonly string[];
}

export interface RosterFilter extends ReleaseFilter {
  /** Empty for every role. */
  readonly roles: readonly Role[];
  /** Code of a world; empty for every one. */
  readonly world: string;
  /** Empty for every status. */
  readonly statuses: readonly CharacterStatus[];
  /** Some attack is of one of these; empty for every one. */
  readonly elements: readonly Element[];
  /** Id of a tag; empty for every one. */
  readonly tag: string;
}

export const ROSTER_SORTS = [
  { id: "work", label: "By work" },
  { id: "release", label: "Newest first" },
  { id: "rebirth", label: "Latest rebirth" },
  { id: "banner", label: "Latest banner" },
  { id: "name", label: "By name" },
] as const;

export type RosterSort = (typeof ROSTER_SORTS)[number]["id"];

export function passesRosterFilter(
  character: RosterCharacter,
  { roles, world, statuses, types, rebirth, elements, tag }: RosterFilter,
): boolean {
  const { role, universe, status, type } = character;
  return (
    passesReleaseFilter({ type, isFr: character.rebirth !== undefined }, { types, rebirth }) &&
    (roles.length === 0 || (role !== undefined && roles.includes(role))) &&
    (world === "" || universe === world) &&
    (statuses.length === 0 || statuses.includes(status)) &&
    (elements.length === 0 || hasOne(character.elements, elements)) &&
    (tag === "" || (character.tags?.includes(tag) ?? false))
  );
}

function hasOne<Id>(has: readonly Id[] = [], wanted: readonly Id[]): boolean {
  return has.some((id) => wanted.includes(id));
}

/** The characters in an order; those it says nothing about come last, ties by their works. */
export function sortedRoster<Character extends RosterCharacter>(
  characters: readonly Character[],
  sort: RosterSort,
): readonly Character[] {
  const byPlace = (a: RosterCharacter, b: RosterCharacter) => a.place - b.place;
  const compare = COMPARES[sort];
  return characters.toSorted((a, b) => compare(a, b) || byPlace(a, b));
}

type Compare = (a: RosterCharacter, b: RosterCharacter) => number;

const COMPARES: Readonly<Record<RosterSort, Compare>> = {
  work: () => 0,
  release: latestFirst(({ debut }) => debut),
  rebirth: latestFirst(
    ({ rebornAt, rebirth }) => rebornAt ?? (rebirth === undefined ? undefined : 0),
  ),
  banner: latestFirst(({ lastBanner }) => lastBanner),
  name: (a, b) => compareTexts(a.name ?? "", b.name ?? ""),
};

function latestFirst(instantOf: (character: RosterCharacter) => number | undefined): Compare {
  const instant = (one: RosterCharacter) => instantOf(one) ?? Number.NEGATIVE_INFINITY;
  return (a, b) => {
    const [first, second] = [instant(a), instant(b)];
    return first === second ? 0 : second > first ? 1 : -1;
  };
}

import { isListed } from "#app/game/prayer-paging.ts";
import type { RequestContext } from "#app/lib/request-context.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";

/** Description of a call for people, beside its contract. */
export interface CallGuide {
  /** What one asks it for. */
  readonly about: string;
  /** A query (or body) that is answered; undefined where the dataset has nothing to ask for. */
  readonly example?: (asked: Asked) => Readonly<Record<string, string>> | undefined;
  /** When it answers with these, besides a malformed query. */
  readonly refusals?: Readonly<Partial<Record<404 | 409 | 429 | 503, string>>>;
}

type Asked = Pick<RequestContext, "dataset" | "now" | "origin">;

const NO_CHARACTER = { 404: "No character has this id." };
const NO_PRAYER = { 404: "No prayer has this id." };
const NO_FLOOR = { 404: "The tower has no such floor." };
const NO_POOL = { 404: "The dataset has no such pool, or no batch of this number." };

export const CALL_GUIDE: Readonly<Record<string, CallGuide>> = {
  "/api/general/home": {
    about:
      "A first look at what goes on: prayers that run or come, the next maintenance, coming characters, counts, and the newest entries of the log.",
  },
  "/api/general/updates": {
    about: "To follow what changed on the site and in its data, a page of entries at a time.",
    example: ({ dataset: { updateEntries } }) => lastOf(updateEntries.map((one) => one.number)),
  },
  "/api/characters/chronological": {
    about:
      "All characters with their names, worlds, roles, types and dates: the call to begin with when you want everything about characters in one answer.",
  },
  "/api/characters/variants": {
    about: "To find every version of a person: one group for each person with several worlds.",
  },
  "/api/characters/universe": { about: "To list the characters of each world." },
  "/api/characters/release-date": {
    about: "To walk through the characters in the order in which they came out.",
  },
  "/api/characters/unreleased": {
    about: "To know who is not in the global version yet, in six lists. All of it is spoilers.",
  },
  "/api/characters/rebirth-date": { about: "To follow Fantasy Rebirths, batch by batch." },
  "/api/characters/standard-prayer-date": {
    about: "To see when characters joined the standard prayer.",
  },
  "/api/characters/ritual-date": { about: "To see when characters joined the ritual prayer." },
  "/api/characters/rebirth-costume-date": {
    about: "To follow the costumes that come with rebirths, batch by batch.",
  },
  "/api/characters/role-type": { about: "To list the characters of each battle role." },
  "/api/characters/prayer-type": { about: "To list the characters of each banner type." },
  "/api/characters/standard-pool": { about: "Who can come from the standard prayer today." },
  "/api/characters/ritual-pool": { about: "Who can come from the ritual prayer today." },
  "/api/characters/forever-prayer": {
    about:
      "The pool and the days of a forever prayer; without an id of the running or newest one. Where no source tells who is in it, the list is empty and X-Almanac-Unknown names it.",
    refusals: { 404: "There is no forever prayer of this number." },
  },
  "/api/characters/kourindou-roulette": {
    about:
      "Who can come from the newest Kourindou roulette. Where no source tells, the list is empty and X-Almanac-Unknown names it.",
    refusals: { 404: "The dataset has no roulette." },
  },
  "/api/characters/modal": {
    about:
      "Everything about one character: names with readings, colours, dates, banners, links. The header X-Almanac-Sample names the fields that are sample data.",
    example: aCharacter,
    refusals: NO_CHARACTER,
  },
  "/api/characters/attacks": {
    about:
      "What one character does in a fight: spell cards and last word with their power, skills, lines of bullets, weaknesses and tags. What no source tells is null.",
    example: ({ dataset, now }) => {
      const known = new Set(dataset.attacks.map(({ characterId }) => characterId));
      const one = releasedOnly(dataset, now).characters.find(({ id }) => known.has(id));
      return one ? { id: one.id } : aCharacter({ dataset, now });
    },
    refusals: NO_CHARACTER,
  },
  "/api/prayers/get-list": {
    about:
      "Prayers by start, the latest first, 20 at a time; the first page also has what one can search by.",
    refusals: { 404: "No prayer has the id in `last`." },
  },
  "/api/prayers/get-list-2": {
    about: "The page of prayers after a given one.",
    example: ({ dataset }) => {
      const prayer = dataset.prayers.find(isListed);
      return prayer && { last: prayer.id };
    },
    refusals: { 404: "No prayer has the id in `last`." },
  },
  "/api/prayers/get-detail": {
    about: "One prayer with its step-ups and the chance of each character and card.",
    example: aPrayer,
    refusals: NO_PRAYER,
  },
  "/api/prayers/get-special/standard": {
    about: "The chances of the standard prayer, now or as of an earlier batch.",
    refusals: NO_POOL,
  },
  "/api/prayers/get-special/ritual": {
    about: "The chances of the ritual prayer, now or as of an earlier batch.",
    refusals: NO_POOL,
  },
  "/api/prayers/plan": {
    about:
      "How to spend crystals on a prayer so that a wished character or card comes most likely, and how likely that is. Exact, guarantees included.",
    example: ({ dataset }) => {
      for (const { id, simulator, rateUpCharacters } of dataset.prayers.filter(isListed)) {
        const [first] = rateUpCharacters;
        if (simulator && first) return { id, want: first.characterId, sc: "50", gc: "3000" };
      }
      return undefined;
    },
    refusals: {
      404: "No prayer has this id.",
      409: "The prayer has no simulator.",
      503: "There are too many ways to spend these crystals to weigh them all.",
    },
  },
  "/api/prayers/roll": {
    about:
      "A pull as the simulator makes it; nothing is stored. With a seed it can be repeated. Send JSON or a form.",
    example: ({ dataset }) => {
      const prayer = dataset.prayers.find((one) => isListed(one) && one.simulator);
      if (!prayer) return undefined;
      const takesSealCrystals = prayer.pool.some(({ sc }) => sc !== null);
      return { id: prayer.id, type: takesSealCrystals ? "multi" : "gc" };
    },
    refusals: {
      404: "No prayer has this id.",
      409: "The prayer does not have this kind of pull.",
      429: "Too many rolls in a short time; Retry-After says how long to wait.",
    },
  },
  "/api/towers/get-list": { about: "Every floor of the Scarlet Devil Tower in short." },
  "/api/towers/get-detail": {
    about: "One floor: enemies with their weaknesses, skills and abilities, and rewards.",
    example: aFloor,
    refusals: NO_FLOOR,
  },
  "/api/towers/answers": {
    about:
      "Who fits a floor: attacks ranked by an index of power, weaknesses and tags. It is not damage.",
    example: aFloor,
    refusals: NO_FLOOR,
  },
  "/api/towers/get-rewards": { about: "What the floors of the tower give, added up by item." },
  "/api/story-cards/get-list": {
    about: "All story cards with stats, effects, artists and sources, in one answer.",
  },
  "/api/story-cards/get-illust": { about: "Illustrators with the cards that they drew." },
  "/api/attacks": {
    about:
      "The attacks of released characters, or of all, filtered and sorted as on the page of attacks: who hits hardest with fire, who kills youkai.",
    example: () => ({ element: "fire", sort: "element", per: "second" }),
  },
  "/api/stages": {
    about: "The battles of the story with their waves, enemies, weaknesses and drops.",
  },
  "/api/items": { about: "Where an item comes from: floors of the tower, stages of the story." },
  "/api/oembed": {
    about: "For sites that show links as frames: what stands in for a page of this site.",
    example: ({ origin }) =>
      origin === undefined ? undefined : { url: new URL("/prayers", origin).href },
    refusals: { 404: "The address is none of this site, or has no embed." },
  },
  "/api/search": {
    about:
      "To find characters, cards, prayers, floors, items and pages by any of their names, in any writing, with a slip of the finger forgiven.",
    example: () => ({ q: "reimu" }),
  },
};

function aCharacter({ dataset, now }: Pick<Asked, "dataset" | "now">) {
  const [first] = releasedOnly(dataset, now).characters;
  return first && { id: first.id };
}

function aPrayer({ dataset }: Pick<Asked, "dataset">) {
  const prayer = dataset.prayers.find(isListed);
  return prayer && { id: prayer.id };
}

function aFloor({ dataset }: Pick<Asked, "dataset">) {
  const floor = dataset.towerFloors[0]?.floor;
  return floor === undefined ? undefined : { floor: String(floor) };
}

/** The page after the newest entry. */
function lastOf(numbers: readonly number[]) {
  return numbers.length === 0 ? undefined : { last: String(Math.max(...numbers)) };
}

import { EVERY_PRAYER, type PrayerSearch } from "#app/game/prayer-search.ts";
import { BANNER_GROUPS, BANNER_TYPES, type BannerType } from "#app/game/vocabulary/banner-types.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { NO_STEP_UPS, STEP_UP_KINDS } from "#app/game/vocabulary/prayers.ts";
import { FIRST_DAY, parseDay } from "#app/game/written-day.ts";
import { filterParameter } from "#app/lib/filter-parameter.ts";
import { listParameter } from "#app/lib/list-parameter.ts";
import {
  countParameter,
  defineUrlState,
  givenOnce,
  textParameter,
} from "#app/lib/search-params.ts";

/** Prayers drawn at first, and how many more each "more" brings without scripts. */
export const FIRST_BATCH = 10;

/** Character types that a search knows, in the order of the specification. */
export const SEARCHED_CHARACTER_TYPES = BANNER_TYPES.filter(
  ({ id }) => id !== "ds" && id !== "yukkuri",
);

/** Ids or English names; the records decide which. */
const NAMED = "ids or English names of at most 100 characters";

function idsOf(entries: readonly { readonly id: string }[]): string {
  return entries.map(({ id }) => id).join(", ");
}

/** What stands in the URL of the prayer list, with every spelling of the keys that is read. */
export const prayerListUrl = defineUrlState({
  name: textParameter({ max: 100, aliases: ["n"] }),
  q: filterParameter,
  characters: listParameter({
    aliases: ["character", "charas", "chara", "char"],
    allowed: NAMED,
    read: readId,
  }),
  "story-cards": listParameter({
    aliases: ["story-card", "cards", "card"],
    allowed: NAMED,
    read: readId,
  }),
  "prayer-types": listParameter({
    aliases: ["prayer-type", "p-types", "p-type"],
    allowed: `one or more of ${idsOf(PRAYER_TYPES)}`,
    read: (text) => PRAYER_TYPES.find((type) => names(type, text))?.id,
  }),
  "char-types": listParameter({
    aliases: ["char-type", "chara-types", "chara-type", "c-types", "c-type"],
    allowed: `one or more of ${idsOf(SEARCHED_CHARACTER_TYPES)}, ${Object.keys(BANNER_GROUPS).join(", ")}`,
    read: readCharacterType,
  }),
  "step-ups": listParameter({
    aliases: ["step-up", "stepups", "stepup"],
    allowed: `one or more of ${NO_STEP_UPS}, ${idsOf(STEP_UP_KINDS)}, asc5 and the like`,
    read: readStepUp,
  }),
  start: dayParameter({ aliases: ["from"], missing: FIRST_DAY }),
  end: dayParameter({ aliases: ["to", "until"], missing: "" }),
  shown: countParameter({ min: FIRST_BATCH, max: 100_000 }),
});

export type PrayerListState = ReturnType<typeof prayerListUrl.decode>;

/** A search for nothing, as it stands in the URL. */
export const NO_SEARCH: Omit<PrayerListState, "shown"> = {
  name: "",
  q: "",
  characters: [],
  "story-cards": [],
  "prayer-types": [],
  "char-types": [],
  "step-ups": [],
  start: EVERY_PRAYER.start,
  end: EVERY_PRAYER.end,
};

/** The search that a state of the list asks for. */
export function searchOf(state: PrayerListState): PrayerSearch {
  return {
    name: state.name,
    characters: state.characters,
    cards: state["story-cards"],
    prayerTypes: state["prayer-types"],
    charTypes: state["char-types"],
    stepUps: state["step-ups"],
    start: state.start,
    end: state.end,
  };
}

function readId(text: string): string | undefined {
  return text.length <= 100 && text.isWellFormed() ? text : undefined;
}

function readCharacterType(text: string): BannerType | readonly BannerType[] | undefined {
  const plain = plainForm(text);
  const group = Object.entries(BANNER_GROUPS).find(([name]) => name === plain);
  if (group) return group[1];
  return SEARCHED_CHARACTER_TYPES.find((type) => names(type, text))?.id;
}

function readStepUp(text: string): string | undefined {
  const plain = plainForm(text);
  if (plain === NO_STEP_UPS || /^(asc|desc)\d{1,2}$/.test(plain)) return plain;
  return STEP_UP_KINDS.find((kind) => names(kind, text))?.id;
}

function names(entry: { readonly id: string; readonly label: string }, text: string): boolean {
  const plain = plainForm(text);
  return plain === plainForm(entry.id) || plain === plainForm(entry.label);
}

function plainForm(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** A day written `YYYY-MM-DD`; one that does not exist, or `now`, is the default `missing`. */
function dayParameter({ aliases, missing }: { aliases: readonly string[]; missing: string }) {
  return {
    aliases,
    decode: (values: readonly string[]) => {
      const text = (values[0] ?? "").trim();
      return parseDay(text) === null ? missing : text;
    },
    encode: (day: string) => (day === missing ? null : day),
    refusal: (values: readonly string[]) => {
      const text = (values[0] ?? "").trim();
      const isRead = text === "" || text === "now" || parseDay(text) !== null;
      return isRead ? givenOnce(values) : "must be a day that exists, as YYYY-MM-DD, or now";
    },
  };
}

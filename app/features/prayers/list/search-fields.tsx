import { countedOptions } from "#app/components/filter/counted-options.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { NO_STEP_UPS, STEP_UP_KINDS } from "#app/game/vocabulary/prayers.ts";
import { FIRST_DAY } from "#app/game/written-day.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { ChipInput } from "#app/ui/chip-input.tsx";
import { DatePicker } from "#app/ui/date-picker.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import type { PrayerPages } from "./prayer-pages.ts";
import { type PrayerListState, SEARCHED_CHARACTER_TYPES } from "./search-params.ts";

/** Forever prayers have a page of their own and are never in the list. */
const LISTED_TYPES = PRAYER_TYPES.filter(({ id }) => id !== "forever");

/** Every field of the search; each of them has its key in the query. */
export function SearchFields({
  state,
  options,
  counts,
  change,
}: {
  state: PrayerListState;
  options: PrayerPages["options"];
  /** What each choice would leave. */
  counts: FacetCounts;
  change: (changed: Partial<PrayerListState>) => void;
}) {
  const displayedName = useDisplayedName();
  return (
    <div className="mt-5 grid gap-5 lg:grid-cols-2 lg:gap-x-10">
      <ChipInput
        label="Featured characters (match all)"
        name="characters"
        options={options.characters.map(({ id, name, translit }) => ({
          id,
          label: displayedName({ en: name, translit }),
          // Whichever writing is read, each of them may be typed.
          aliases: translit ? [name, translit] : [name],
        }))}
        value={state.characters}
        onChange={(characters) => change({ characters })}
        placeholder="Reimu Hakurei"
      />
      <ChipInput
        label="Featured story cards (match all)"
        name="story-cards"
        options={options.cards.map(({ id, name }) => ({ id, label: name }))}
        value={state["story-cards"]}
        onChange={(cards) => change({ "story-cards": cards })}
      />
      <MultiSelect
        label="Type (match any)"
        name="prayer-types"
        options={countedOptions(LISTED_TYPES, counts["prayer-types"])}
        value={state["prayer-types"]}
        onChange={(ids) => change({ "prayer-types": entriesOf(LISTED_TYPES, ids) })}
      />
      <MultiSelect
        label="Types of rate-up characters, any of them"
        name="char-types"
        options={countedOptions(SEARCHED_CHARACTER_TYPES, counts["char-types"])}
        value={state["char-types"]}
        onChange={(ids) => change({ "char-types": entriesOf(SEARCHED_CHARACTER_TYPES, ids) })}
      />
      <MultiSelect
        label="Step-ups, all of them"
        name="step-ups"
        options={stepUpOptions(state["step-ups"], counts["step-ups"])}
        value={state["step-ups"]}
        onChange={(stepUps) => change({ "step-ups": stepUps })}
      />
      <div className="grid gap-3 grid-cols-2">
        <DatePicker
          label="Runs on or after"
          name="start"
          value={state.start}
          onChange={(start) => change({ start: start === "" ? FIRST_DAY : start })}
          reset={FIRST_DAY}
        />
        <DatePicker
          label="Runs on or before"
          name="end"
          value={state.end}
          onChange={(end) => change({ end })}
        />
      </div>
    </div>
  );
}

/** The kinds, prayers without any, and single step-ups that the query names. */
function stepUpOptions(chosen: readonly string[], counts: FacetCounts[string]) {
  const kinds = [...STEP_UP_KINDS, { id: NO_STEP_UPS, label: "None" }];
  const single = chosen.filter((id) => !kinds.some((kind) => kind.id === id));
  return [
    ...countedOptions(kinds, counts),
    ...single.map((id) => ({ id, label: `Step-up ${id}` })),
  ];
}

function entriesOf<Id extends string>(
  entries: readonly { readonly id: Id }[],
  ids: readonly string[],
): Id[] {
  return entries.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
}

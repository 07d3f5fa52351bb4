import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { NO_STEP_UPS, STEP_UP_KINDS } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { FIRST_DAY } from "#app/game/written-day.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { ChosenChip } from "#app/ui/chosen-chip.tsx";
import { onPlainPress } from "#app/ui/plain-press.ts";
import { useFocusAfterRemoval } from "#app/ui/use-focus-after-removal.ts";
import type { SearchProps } from "./search-modal.tsx";
import { NO_SEARCH, type PrayerListState } from "./search-params.ts";
import type { PrayerFilter } from "./use-read-filter.ts";

/** What is searched for beside the name, each to be taken away again. */
export function SearchChips({
  state,
  options,
  filter,
  change,
  searchWith,
  otherwise,
}: Pick<SearchProps, "state" | "options" | "change"> & {
  filter: PrayerFilter;
  /** The query that such a change leads to. */
  searchWith: (changed: Partial<PrayerListState>) => string;
  /** Takes the focus when the last of them is taken away. */
  otherwise: RefObject<HTMLElement | null>;
}) {
  const displayedName = useDisplayedName();
  const chips = [
    ...chipsOf(state, options, displayedName),
    ...filter.parts.map(({ label, rest }, place) => ({
      id: `q ${place} ${label}`,
      label,
      without: { q: rest },
    })),
  ];
  const list = useRef<HTMLUListElement>(null);
  const removes = useFocusAfterRemoval({ list, otherwise });
  if (chips.length === 0 && state.name === "") return null;
  return (
    <ul ref={list} className="chips" aria-label="Searched for">
      {chips.map(({ id, label, without }, place) => (
        <ChosenChip
          key={id}
          to={{ search: searchWith(without) }}
          onRemove={() => {
            removes(place);
            change(without);
          }}
        >
          {label}
        </ChosenChip>
      ))}
      <li>
        <Link
          className="btn btn-quiet btn-s"
          to={{ search: searchWith(NO_SEARCH) }}
          replace
          preventScrollReset
          onClick={onPlainPress(() => {
            removes(0);
            change(NO_SEARCH);
          })}
        >
          Clear Search
        </Link>
      </li>
    </ul>
  );
}

interface SearchChip {
  /** Labels may repeat: a character and a card can share a name. */
  readonly id: string;
  readonly label: string;
  readonly without: Partial<PrayerListState>;
}

function chipsOf(
  state: PrayerListState,
  { characters, cards }: SearchProps["options"],
  displayedName: ReturnType<typeof useDisplayedName>,
): SearchChip[] {
  const named = (list: readonly { id: string; name: string }[]) => (id: string) =>
    list.find((one) => one.id === id)?.name ?? id;
  const person = (id: string) =>
    displayedName({
      en: named(characters)(id),
      translit: characters.find((one) => one.id === id)?.translit ?? null,
    });
  return [
    ...listChips("characters", state.characters, person, (rest) => ({ characters: rest })),
    ...listChips("story-cards", state["story-cards"], named(cards), (rest) => ({
      "story-cards": rest,
    })),
    ...listChips(
      "prayer-types",
      state["prayer-types"],
      (id) => entryOf(PRAYER_TYPES, id)?.label ?? id,
      (rest) => ({ "prayer-types": rest }),
    ),
    ...listChips(
      "char-types",
      state["char-types"],
      (id) => `${entryOf(BANNER_TYPES, id)?.label ?? id} characters`,
      (rest) => ({ "char-types": rest }),
    ),
    ...listChips("step-ups", state["step-ups"], stepUpLabel, (rest) => ({ "step-ups": rest })),
    ...(state.start === FIRST_DAY
      ? []
      : [{ id: "start", label: `From ${state.start}`, without: { start: FIRST_DAY } }]),
    ...(state.end === "" ? [] : [{ id: "end", label: `Until ${state.end}`, without: { end: "" } }]),
  ];
}

function listChips<Id extends string>(
  parameter: keyof PrayerListState,
  ids: readonly Id[],
  labelOf: (id: Id) => string,
  changed: (rest: Id[]) => Partial<PrayerListState>,
): SearchChip[] {
  return ids.map((id) => ({
    id: `${parameter} ${id}`,
    label: labelOf(id),
    without: changed(ids.filter((other) => other !== id)),
  }));
}

function stepUpLabel(id: string): string {
  if (id === NO_STEP_UPS) return "No step-ups";
  const kind = entryOf(STEP_UP_KINDS, id);
  return kind ? `${kind.label} step-up` : `Step-up ${id}`;
}

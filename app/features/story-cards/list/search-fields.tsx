import { countedOptions } from "#app/components/filter/counted-options.ts";
import { CardTypeMark } from "#app/components/story-card/card-identity.tsx";
import { Stars } from "#app/components/story-card/stars.tsx";
import type { Named, NamedPerson } from "#app/game/story-card-filter/known-names.ts";
import { OBTAINING_CHOICES } from "#app/game/story-card-filter/obtaining.ts";
import { allowedRows, type FilterRow, MOST_ROWS } from "#app/game/story-card-filter/rows.ts";
import { FILTER_RARITIES } from "#app/game/story-card-filter/story-card-filter.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { ChipInput } from "#app/ui/chip-input.tsx";
import { Checkbox } from "#app/ui/choices.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import type { CardCounts } from "./card-counts.ts";
import { EffectSentence } from "./effect-sentence.tsx";
import { RowFields } from "./row-fields.tsx";
import type { StoryCardListState } from "./search-params.ts";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

export interface SearchFieldsProps {
  readonly state: StoryCardListState;
  /** Changes when the texts come from outside. */
  readonly origin: number;
  readonly change: (changes: Partial<StoryCardListState>) => void;
  readonly offered: { readonly persons: readonly NamedPerson[]; readonly tags: readonly Named[] };
  /** What each choice would leave; null where that is not known yet. */
  readonly counts: CardCounts | null;
  /** Whether the fields also work without scripts, which then show all parts of a row. */
  readonly isPlain?: boolean;
}

/** Every field of the search; their names are the keys of the URL. */
export function SearchFields({
  state,
  origin,
  change,
  offered,
  counts,
  isPlain,
}: SearchFieldsProps) {
  const displayedName = useDisplayedName();
  const countOf = (facet: keyof CardCounts) => {
    const known = counts && new Map(counts[facet]);
    return (id: string) => known && (known.get(id) ?? 0);
  };
  const ofRarity = countOf("rarities");
  const ofType = countOf("types");
  const changeRow = (at: number, row: FilterRow | null) => {
    const options = [...state.options];
    options.splice(at, 1, ...(row ? [row] : []));
    change({ options: allowedRows(options) });
  };
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-x-10">
      <EffectSentence q={state.q} tags={offered.tags} change={(q) => change({ q })} />
      <TextField
        key={`name ${origin}`}
        label="Name"
        name="name"
        value={state.name}
        onChange={(name) => change({ name })}
        placeholder="Comma separates terms"
      />
      <TextField
        key={`artist ${origin}`}
        label="Artist"
        name="artist"
        value={state.artist}
        onChange={(artist) => change({ artist })}
        placeholder="Any artist"
      />
      <div className="col-span-full">
        <ChipInput
          label="Featured Characters"
          name="featured"
          options={offered.persons.map(({ id, name, translit }) => ({
            id,
            label: displayedName({ en: name, translit }),
            // Whichever writing is read, each of them may be typed.
            aliases: translit ? [name, translit] : [name],
          }))}
          value={state.featured}
          onChange={(featured) => change({ featured })}
          placeholder="All of these"
        />
      </div>
      <div // Stars need less room than names, so that each kind stands in one line.
        className="col-span-full grid gap-[inherit] lg:grid-cols-[auto_minmax(0,1fr)]"
      >
        <fieldset className="grid content-start gap-1">
          <legend className="label">Rarity</legend>
          <div className="checks flex flex-wrap gap-x-4 [&_.bt]:text-body">
            {FILTER_RARITIES.toReversed().map((rarity) => (
              <Checkbox
                key={rarity}
                name="rarities"
                value={rarity}
                checked={state.rarities.includes(rarity)}
                onChange={() => change({ rarities: toggled(state.rarities, rarity) })}
              >
                <Stars rarity={rarity} />
                <Count of={ofRarity(String(rarity))} />
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <fieldset className="grid content-start gap-1">
          <legend className="label">Type</legend>
          <div className="checks flex flex-wrap gap-x-4 [&_.bt]:text-body">
            {CARD_TYPES.map(({ id, letter }) => (
              <Checkbox
                key={id}
                name="types"
                value={letter}
                checked={state.types.includes(id)}
                onChange={() => change({ types: toggled(state.types, id) })}
              >
                <CardTypeMark type={id} />
                <Count of={ofType(id)} />
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </div>
      <MultiSelect
        label="Obtaining"
        name="obtaining"
        options={countedOptions(OBTAINING_CHOICES, counts?.obtaining)}
        value={state.obtaining}
        onChange={(obtaining) => change({ obtaining })}
        empty="Any source"
      />
      <SelectField
        label="Compatible Role (Buff)"
        name="role"
        value={state.role ?? ""}
        options={[{ id: "", label: "Any role" }, ...countedOptions(ROLES, counts?.role)]}
        onChange={(id) => change({ role: ROLES.find((role) => role.id === id)?.id ?? null })}
      />
      <fieldset className="col-span-full grid gap-3" data-plain={isPlain}>
        <legend className="label mb-2">Sort and filter</legend>
        {Array.from({ length: MOST_ROWS }, (_, at) => (
          <RowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            key={at}
            at={at}
            rows={state.options}
            tags={offered.tags}
            isPlain={isPlain ?? false}
            onChange={(row) => changeRow(at, row)}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** How many cards a choice would leave, behind its label. */
function Count({ of }: { of: number | null }) {
  return of === null ? null : <span className="num text-ink-2">{of}</span>;
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

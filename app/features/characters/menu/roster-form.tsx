import { useState } from "react";
import { Form, Link } from "react-router";
import { ChipBoxes } from "#app/components/filter/chip-boxes.tsx";
import { FilterField } from "#app/components/filter/filter-field.tsx";
import { ROSTER_SORTS } from "#app/game/character-roster.ts";
import type { ReadFilter } from "#app/game/filter-language/apply-filter.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { RELEASE_TYPES } from "#app/game/release-filter.ts";
import { shortWorld } from "#app/game/universal-name.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { Segments } from "#app/ui/choices.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onPlainPress } from "#app/ui/plain-press.ts";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import type { worldsOf } from "./roster-data.ts";
import type { RosterRow } from "./roster-keys.ts";
import type { RosterCounts } from "./roster-view.ts";
import {
  type CharactersMenuState,
  charactersMenuUrl,
  EVERYBODY,
  ROSTER_SIZES,
  ROSTER_STATUSES,
} from "./search-params.ts";

const REBIRTHS = [
  { id: "yes", label: "With rebirth" },
  { id: "no", label: "Without" },
] as const;

/**
 * What the roster is picked and ordered by. It works as it is changed and replaces the query;
 * without scripts the form sends it.
 */
export function RosterForm({
  state,
  worlds,
  tags,
  counts,
  filters,
  table,
  read,
  prepare,
  change,
}: {
  state: CharactersMenuState;
  worlds: ReturnType<typeof worldsOf>;
  /** Tags that some character is known to bear. */
  tags: readonly { readonly id: string; readonly label: string }[];
  counts: RosterCounts;
  /** How many filters are set. */
  filters: number;
  table: FilterTable<RosterRow>;
  read: ReadFilter<RosterRow>;
  /** Called when filters are likely to be set. */
  prepare: () => void;
  change: (changes: Partial<CharactersMenuState>) => void;
}) {
  const [wasFiltered] = useState(filters > 0);
  const form = useEarlyInput((data) => {
    const sent = new URLSearchParams();
    for (const [key, value] of data) if (typeof value === "string") sent.append(key, value);
    change(charactersMenuUrl.decode(sent));
  });
  return (
    <search>
      <Form
        ref={form}
        action="/characters"
        method="get"
        className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 pt-4 pb-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
        aria-label="Find characters"
      >
        <NameField name={state.name} change={(name) => change({ name })} />
        <label className="field">
          <span className="vh">Order</span>
          <select
            className="select"
            name="sort"
            value={state.sort}
            onChange={({ target }) =>
              change({ sort: ROSTER_SORTS.find(({ id }) => id === target.value)?.id ?? "work" })
            }
          >
            {ROSTER_SORTS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Segments
          label="Size"
          name="size"
          options={ROSTER_SIZES}
          value={state.size}
          onChange={(size) => change({ size })}
        />
        <Fold
          className="col-span-full"
          open={wasFiltered}
          onToggle={prepare}
          summary={<>Filters{filters > 0 ? <b className="num">{` ${filters}`}</b> : null}</>}
        >
          <ChipBoxes
            legend="Role"
            name="role"
            options={ROLES}
            counts={counts.role}
            chosen={state.role}
            choose={(role) => change({ role })}
          />
          <ChipBoxes
            legend="Type"
            name="type"
            options={RELEASE_TYPES}
            counts={counts.type}
            chosen={state.type}
            choose={(type) => change({ type })}
          />
          <ChipBoxes
            legend="Rebirth"
            name="rebirth"
            options={REBIRTHS}
            counts={counts.rebirth}
            chosen={state.rebirth === null ? [] : [state.rebirth ? "yes" : "no"]}
            choose={(chosen) => {
              // Of the two the one that was ticked last counts.
              const last = chosen.at(-1);
              change({ rebirth: last === undefined ? null : last === "yes" });
            }}
          />
          <ChipBoxes
            legend="Status"
            name="status"
            options={ROSTER_STATUSES}
            counts={counts.status}
            chosen={state.status}
            choose={(status) => change({ status })}
          />
          <ChipBoxes
            legend="Attacks"
            name="element"
            options={ELEMENTS}
            counts={counts.element}
            chosen={state.element}
            choose={(element) => change({ element })}
          />
          <label className="field max-w-88 mt-3">
            <span className="label">Tag</span>
            <select
              className="select"
              name="tag"
              value={state.tag}
              onChange={({ target }) => change({ tag: target.value })}
            >
              <option value="">Any tag</option>
              {tags.map(({ id, label }) => (
                <option key={id} value={id}>
                  {`${label} (${counts.tag.get(id) ?? 0})`}
                </option>
              ))}
            </select>
          </label>
          <label className="field max-w-88 mt-3">
            <span className="label">World</span>
            <select
              className="select"
              name="world"
              value={state.world}
              onChange={({ target }) => change({ world: target.value })}
            >
              <option value="">Any world</option>
              {worlds.map(({ id }) => (
                <option key={id} value={id}>
                  {`${shortWorld(id)} (${counts.world.get(id) ?? 0})`}
                </option>
              ))}
            </select>
          </label>
          <FilterField
            value={state.q}
            read={read}
            table={table}
            help="/filters#characters"
            change={(q) => change({ q })}
          />
        </Fold>
        <div className="col-span-full empty:hidden">
          <noscript>
            <button className="btn" type="submit">
              Show
            </button>
          </noscript>
          {filters > 0 || state.name !== "" ? (
            <Link
              className="btn btn-quiet"
              to="/characters"
              replace
              preventScrollReset
              onClick={onPlainPress(() => change(EVERYBODY))}
            >
              Show all
            </Link>
          ) : null}
        </div>
      </Form>
    </search>
  );
}

/** The text as typed; another one that comes with the address is taken over. */
function NameField({ name, change }: { name: string; change: (name: string) => void }) {
  const [text, setText] = useState(name);
  const [known, setKnown] = useState(name);
  if (known !== name) {
    setKnown(name);
    if (text.trim() !== name) setText(name);
  }
  return (
    <div className="search col-span-full sm:col-span-1">
      <Icon name="search" />
      <input
        className="input"
        type="search"
        name="name"
        aria-label="Name or world"
        placeholder="Name or world"
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          change(target.value.trim());
        }}
      />
    </div>
  );
}

import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { countedOptions } from "#app/components/filter/counted-options.ts";
import { ATTACK_SORTS, POWER_SPANS } from "#app/game/attack-filter.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { ATTACK_TARGETS, CARD_SLOTS, POLARITIES } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { BULLETS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import type { AttackChoices } from "#app/presenters/attack-keys.ts";
import { Fold } from "#app/ui/fold.tsx";
import { ATTACKS_PATH } from "./path.ts";
import { ATTACK_ORDERS, type AttacksState, attacksUrl, BATCH } from "./search-params.ts";

interface Option {
  readonly id: string;
  readonly label: string;
}

/** What the table is filtered and sorted by: a form of plain fields, which works without scripts. */
export function AttacksForm({
  state,
  choices: { worlds, killed, borne },
  counts,
}: {
  state: AttacksState;
  choices: AttackChoices;
  /** How many attacks each choice of a field would leave; null where that is not known. */
  counts: FacetCounts | null;
}) {
  const fields: readonly [keyof AttacksState, string, readonly Option[]][] = [
    ["element", "Element", ELEMENTS],
    ["bullet", "Bullet", BULLETS],
    ["polarity", "Polarity", POLARITIES],
    ["killer", "Kills", killed],
    ["tag", "Her tag", borne],
    ["target", "Target", ATTACK_TARGETS],
    ["slot", "Attack", CARD_SLOTS],
    ["role", "Role", ROLES],
    ["type", "Type", BANNER_TYPES],
    ["world", "World", worlds.map((id) => ({ id, label: id }))],
  ];
  const query = attacksUrl.encode({ ...state, shown: BATCH }).toString();
  return (
    <Fold className="mt-3" key={query} open={query !== ""} summary="Filter and order">
      <Form
        className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 lg:grid-cols-6"
        action={ATTACKS_PATH}
        onChange={(event) => event.currentTarget.requestSubmit()}
        aria-label="Filter and order"
      >
        {state.q === "" ? null : <input type="hidden" name="q" value={state.q} />}
        {state.mine === null ? null : <input type="hidden" name="mine" value={state.mine} />}
        {fields.map(([name, label, options]) => (
          <Choice key={name} name={name} label={label} value={String(state[name] ?? "")}>
            <option value="">Any</option>
            <Options
              options={countedOptions(options, counts === null ? undefined : (counts[name] ?? []))}
            />
          </Choice>
        ))}
        <Choice name="sort" label="Sort by" value={state.sort}>
          <Options options={ATTACK_SORTS} />
        </Choice>
        <Choice name="order" label="Order" value={state.order}>
          <Options options={ATTACK_ORDERS} />
        </Choice>
        <Choice name="per" label="Compare" value={state.per}>
          <Options options={POWER_SPANS} />
        </Choice>
        <div className="col-span-full flex flex-wrap gap-3">
          <button className="btn" type="submit">
            Show
          </button>
          <Link className="btn btn-quiet" to={{ search: "" }} preventScrollReset>
            Show all
          </Link>
        </div>
      </Form>
    </Fold>
  );
}

function Choice({
  name,
  label,
  value,
  children,
}: {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <label className="field min-w-0">
      <span className="label">{label}</span>
      <select className="select w-full" name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
}

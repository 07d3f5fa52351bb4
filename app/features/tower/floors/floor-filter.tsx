import { Link, useNavigate } from "react-router";
import { countedOptions } from "#app/components/filter/counted-options.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { ABILITY_TYPES } from "#app/game/vocabulary/ability-types.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { Fold } from "#app/ui/fold.tsx";
import { type FloorsUrl, floorsUrl } from "./search-params.ts";

interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Looks for floors by their enemies and rewards; a form that works without scripts. */
export function FloorFilterForm({
  url,
  items,
  enemies,
  counts,
}: {
  url: FloorsUrl;
  items: readonly { readonly id: string; readonly name: string }[];
  enemies: readonly { readonly id: string; readonly name: WrittenName }[];
  /** How many floors each choice would leave. */
  counts: FacetCounts;
}) {
  const navigate = useNavigate();
  const counted = (facet: string, choices: readonly Choice[]) =>
    countedOptions(choices, counts[facet]);
  const displayed = useDisplayedName();
  const { floor, q, enemy, weak, resist, ability, reward } = url;
  const cleared = floorsUrl.encode({ ...NO_FILTER, floor }).toString();
  const filter = floorsUrl.encode({ ...url, floor: null, q: "" }).toString();
  return (
    <Fold
      className="max-lg:basis-full lg:border-0 min-[1366px]:basis-full"
      open={filter !== ""}
      summary="Filter floors"
    >
      <search>
        {/* The key makes fields of its own for each search, so that back restores them. */}
        <form
          key={filter}
          method="get"
          // In one column above the list, which should stay in sight, they are dense.
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3 pt-1 pb-4 min-[1366px]:gap-2 min-[1366px]:pointer-fine:[&_.select]:min-h-9 min-[1366px]:pointer-fine:[&_.select]:py-1 min-[1366px]:pointer-fine:[&_.select]:text-dense"
          onSubmit={(event) => {
            event.preventDefault();
            const asked = floorsUrl.decode(queryOf(event.currentTarget));
            navigate({ search: floorsUrl.encode(asked).toString() }, { preventScrollReset: true });
          }}
        >
          {floor === null ? null : <input type="hidden" name="floor" value={floor} />}
          {q === "" ? null : <input type="hidden" name="q" value={q} />}
          <Field
            name="enemy"
            label="An enemy is"
            any="anyone"
            value={enemy}
            choices={counted(
              "enemy",
              enemies.map(({ id, name }) => ({ id, label: displayed(name) })),
            )}
          />
          <Field
            name="weak"
            label="An enemy is weak to"
            value={weak}
            choices={counted("weak", ELEMENTS)}
          />
          <Field
            name="resist"
            label="An enemy resists"
            value={resist}
            choices={counted("resist", ELEMENTS)}
          />
          <Field
            name="ability"
            label="An enemy's ability"
            value={ability}
            choices={counted("ability", ABILITY_TYPES)}
          />
          <Field
            name="reward"
            label="The floor gives"
            value={reward}
            choices={counted(
              "reward",
              items.map(({ id, name }) => ({ id, label: name })),
            )}
          />
          <div className="flex items-end gap-2">
            <button type="submit" className="btn btn-s">
              Show floors
            </button>
            <Link className="btn btn-quiet btn-s" to={{ search: cleared }} preventScrollReset>
              Clear
            </Link>
          </div>
        </form>
      </search>
    </Fold>
  );
}

const NO_FILTER = { q: "", enemy: null, weak: null, resist: null, ability: null, reward: null };

function Field(props: {
  name: string;
  label: string;
  any?: string;
  value: string | null;
  choices: readonly Choice[];
}) {
  return (
    <label className="field">
      <span className="label">{props.label}</span>
      <select className="select" name={props.name} defaultValue={props.value ?? ""}>
        <option value="">{props.any ?? "anything"}</option>
        {props.choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") query.append(name, value);
  }
  return query;
}

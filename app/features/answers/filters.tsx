import type { ReactNode } from "react";
import { Form } from "react-router";
import { ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import type { AnswersFilter } from "./answers-filter.ts";
import { MineField } from "./mine-choice.tsx";
import type { Mine } from "./use-mine.ts";

/** Which of the ranked attacks are shown; `children` are the fields of the page's own. */
export function Filters({
  action,
  filter,
  worlds,
  mine,
  children,
}: {
  action: string;
  filter: AnswersFilter;
  worlds: readonly string[];
  mine: Mine;
  children: ReactNode;
}) {
  return (
    <Form
      className="my-4 flex flex-wrap items-end gap-3 py-1 print:hidden"
      action={action}
      aria-label="Filter the attacks"
      onChange={(event) => event.currentTarget.requestSubmit()}
    >
      {children}
      <Choice label="Role" name="role" value={filter.role} choices={ROLES} />
      <Choice label="Type" name="type" value={filter.type} choices={BANNER_TYPES} />
      <Choice
        label="World"
        name="world"
        value={filter.world}
        choices={worlds.map((id) => ({ id, label: id }))}
      />
      <Choice label="Target" name="target" value={filter.target} choices={ATTACK_TARGETS} />
      <MineField mine={mine} />
      <button className="btn" type="submit">
        Show
      </button>
    </Form>
  );
}

function Choice(props: {
  label: string;
  name: string;
  value: string | null;
  choices: readonly { readonly id: string; readonly label: string }[];
}) {
  const { label, name, value, choices } = props;
  return (
    <label className="field">
      <span className="label">{label}</span>
      <select className="select" name={name} defaultValue={value ?? ""}>
        <option value="">Any</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

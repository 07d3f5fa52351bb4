import type { ReactNode } from "react";
import { ChipInput } from "#app/ui/chip-input.tsx";
import { ChipLink } from "#app/ui/chip-link.tsx";
import { Checkbox, Segments, Switch } from "#app/ui/choices.tsx";
import { ChosenChip } from "#app/ui/chosen-chip.tsx";
import { DatePicker } from "#app/ui/date-picker.tsx";
import { Hint } from "#app/ui/hint.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { Exhibit, Room } from "./exhibit.tsx";
import { FORCED_STATES, type ForcedState } from "./forced-states.ts";

/** Every widget that answers to a pointer or the keyboard, under each of them. */
export function StatesRoom() {
  return (
    <Room title="Under pointer and keyboard" jp="触れる様">
      {STATEFUL.flatMap(({ widget, draw }) =>
        FORCED_STATES.map((state) => (
          <Exhibit key={`${widget} ${state}`} caption={`${widget}, ${state}`} state={state}>
            {draw(state)}
          </Exhibit>
        )),
      )}
    </Room>
  );
}

/** What is drawn takes no input: only its look matters here. */
const still = () => undefined;

const STATEFUL: readonly { widget: string; draw: (state: ForcedState) => ReactNode }[] = [
  {
    widget: "Box",
    draw: () => (
      <>
        <Checkbox>Off</Checkbox>
        <Checkbox defaultChecked>On</Checkbox>
      </>
    ),
  },
  {
    widget: "Switch",
    draw: () => (
      <>
        <Switch aria-label="Off" />
        <Switch aria-label="On" defaultChecked />
      </>
    ),
  },
  {
    widget: "Segments",
    draw: (state) => (
      <Segments
        label={`Segments, ${state}`}
        name={`${state}-segments`}
        value="a"
        options={[
          { id: "a", label: "Chosen" },
          { id: "b", label: "Other" },
        ]}
      />
    ),
  },
  {
    widget: "Chip that is a link",
    draw: (state) => <ChipLink isChosen={false} to="">{`Chip, ${state}`}</ChipLink>,
  },
  {
    widget: "Chosen chip",
    draw: (state) => (
      <ul className="chips">
        <ChosenChip to="" onRemove={still}>{`Chip, ${state}`}</ChosenChip>
      </ul>
    ),
  },
  {
    widget: "Chip input",
    draw: (state) => (
      <ChipInput
        label={`Chips, ${state}`}
        name={`${state}-chips`}
        options={NAMES}
        value={["suika"]}
        onChange={still}
      />
    ),
  },
  {
    widget: "Multi-select",
    draw: (state) => (
      <MultiSelect
        label={`Names, ${state}`}
        name={`${state}-names`}
        options={NAMES}
        value={["suika"]}
        onChange={still}
      />
    ),
  },
  {
    widget: "Date picker",
    draw: (state) => (
      <DatePicker label={`Day, ${state}`} name={`${state}-day`} value="" onChange={still} />
    ),
  },
  {
    widget: "Select",
    draw: (state) => (
      <select className="select" aria-label={`Select, ${state}`}>
        <option>Any</option>
      </select>
    ),
  },
  {
    widget: "Tabs that are links",
    draw: (state) => (
      <TabLinks
        label={`Links, ${state}`}
        current="a"
        tabs={["a", "b"].map((id) => ({ id, label: `Tab ${id}`, count: 7, to: "" }))}
      />
    ),
  },
  {
    widget: "Hint",
    draw: (state) => <Hint label={`Hint, ${state}`}>What it says.</Hint>,
  },
  {
    widget: "Icon button",
    draw: (state) => (
      <button type="button" className="btn btn-quiet btn-icon" aria-label={`Search, ${state}`}>
        <Icon name="search" />
      </button>
    ),
  },
  {
    widget: "Link",
    draw: (state) => (
      <a className="link" href="#main">
        {`Link, ${state}`}
      </a>
    ),
  },
];

const NAMES = [
  { id: "suika", label: "Suika Ibuki" },
  { id: "yukari", label: "Yukari Yakumo" },
];

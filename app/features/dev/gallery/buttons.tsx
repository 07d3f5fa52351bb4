import { type ComponentProps, useState } from "react";
import { Checkbox, Segments, Switch } from "#app/ui/choices.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Exhibit, Room } from "./exhibit.tsx";
import type { ForcedState } from "./forced-states.ts";

/** Buttons in their states. */
export function ButtonsRoom() {
  return (
    <Room title="Buttons" jp="押釦">
      {BUTTON_STATES.map(({ caption, state, ...more }) => (
        <Exhibit key={caption} caption={caption} state={state}>
          {["btn-primary", "", "btn-quiet"].map((kind) => (
            <button key={kind} type="button" className={`btn ${kind}`} {...more}>
              Search
            </button>
          ))}
        </Exhibit>
      ))}
      <Exhibit caption="Icon">
        <button type="button" className="btn btn-icon" aria-label="Search">
          <Icon name="search" />
        </button>
        <button type="button" className="btn btn-quiet btn-icon" aria-label="Close">
          <Icon name="close" />
        </button>
      </Exhibit>
      <Exhibit caption="Small (fine pointer)">
        <button type="button" className="btn btn-s">
          <Icon name="reset" size="s" />
          Reset
        </button>
      </Exhibit>
    </Room>
  );
}

const BUTTON_STATES: readonly (Pick<ComponentProps<"button">, "disabled" | "aria-busy"> & {
  caption: string;
  state?: ForcedState;
})[] = [
  { caption: "Default" },
  { caption: "Hover", state: "hover" },
  { caption: "Focus", state: "focus" },
  { caption: "Active", state: "active" },
  { caption: "Disabled", disabled: true },
  { caption: "Loading", "aria-busy": true },
];

/** Text fields and selects in their states. */
export function FieldsRoom() {
  return (
    <Room title="Fields" jp="入力">
      {FIELD_STATES.map(({ caption, state, ...more }) => (
        <Exhibit key={caption} caption={caption} state={state}>
          <label className="field">
            <span className="label">Name</span>
            <input className="input" placeholder="Search by name" {...more} />
          </label>
        </Exhibit>
      ))}
      <Exhibit caption="Error">
        <label className="field">
          <span className="label">Floor</span>
          <input className="input" defaultValue="0a" aria-invalid="true" />
          <span className="err">
            <Icon name="warn" size="s" />
            Digits only, 1 to 590
          </span>
        </label>
      </Exhibit>
      <Exhibit caption="Select">
        <label className="field">
          <span className="label">Target</span>
          <select className="select">
            <option>Any Target</option>
            <option>Self/Solo</option>
            <option>Party/All</option>
          </select>
        </label>
      </Exhibit>
      <Exhibit caption="Search">
        <label className="field">
          <span className="label">Search</span>
          <span className="search">
            <Icon name="search" />
            <input className="input" type="search" placeholder="Search by name" />
          </span>
        </label>
      </Exhibit>
    </Room>
  );
}

const FIELD_STATES: readonly (Pick<ComponentProps<"input">, "defaultValue" | "disabled"> & {
  caption: string;
  state?: ForcedState;
})[] = [
  { caption: "Default" },
  { caption: "Hover", state: "hover", defaultValue: "Marisa" },
  { caption: "Focus", state: "focus", defaultValue: "Mar" },
  { caption: "Disabled", disabled: true },
];

/** Boxes, switches and segments. */
export function ChoicesRoom() {
  const [gauge, setGauge] = useState("all");
  return (
    <Room title="Choices" jp="選択">
      <Exhibit caption="Checkbox">
        <Checkbox name="plum">Plum</Checkbox>
        <Checkbox name="orchid" defaultChecked>
          Orchid
        </Checkbox>
        <Checkbox disabled>Disabled</Checkbox>
        <Checkbox disabled defaultChecked>
          Disabled, chosen
        </Checkbox>
      </Exhibit>
      <Exhibit caption="Switch">
        <NamedSwitch>Use UTC</NamedSwitch>
        <NamedSwitch defaultChecked>Transliterate names</NamedSwitch>
        <NamedSwitch disabled>Disabled</NamedSwitch>
        <NamedSwitch disabled defaultChecked>
          Disabled, on
        </NamedSwitch>
      </Exhibit>
      <Exhibit caption="Segments">
        <Segments
          label="Gauge"
          name="gauge"
          value={gauge}
          onChange={setGauge}
          options={[
            { id: "all", label: "All gauges" },
            { id: "1", label: "Gauge 1" },
            { id: "2", label: "Gauge 2" },
            { id: "3", label: "Gauge 3", disabled: true },
          ]}
        />
      </Exhibit>
    </Room>
  );
}

function NamedSwitch({ children, ...input }: ComponentProps<typeof Switch> & { children: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a native input.
    <label className="flex min-h-touch items-center gap-4 has-disabled:text-ink-3">
      {children} <Switch {...input} />
    </label>
  );
}

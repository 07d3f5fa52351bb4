import { useMemo } from "react";
import { formatNumber } from "#app/game/number-format.ts";
import type { OfferedRoll } from "../offered-rolls.ts";
import { MOST_PULLS, typedPulls } from "./typed-pulls.ts";
import type { WantedGroup } from "./wanted-choices.ts";

/** What one hopes for, with which kind of roll, and in how many pulls. */
export function PlanFields({
  groups,
  offered,
  wanted,
  roll,
  pulls,
  onWanted,
  onRoll,
  onPulls,
}: {
  groups: readonly WantedGroup[];
  offered: readonly OfferedRoll[];
  wanted: string;
  roll: string;
  pulls: number;
  onWanted: (id: string) => void;
  onRoll: (key: string) => void;
  onPulls: (pulls: number) => void;
}) {
  // Hundreds of options, which do not change while a task tells how far it is.
  const choices = useMemo(() => <WantedOptions groups={groups} />, [groups]);
  return (
    <div className="many-fields">
      <label className="field full">
        <span className="label">Hoping for</span>
        <select
          className="select"
          value={wanted}
          onChange={({ currentTarget }) => onWanted(currentTarget.value)}
        >
          {choices}
        </select>
      </label>
      <label className="field">
        <span className="label">With</span>
        <select
          className="select"
          value={roll}
          onChange={({ currentTarget }) => onRoll(currentTarget.value)}
        >
          {offered.map(({ key, label, step }) => (
            <option key={key} value={key}>
              {step.type === "step-up" ? `${label}, then god crystals` : label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">Pulls, up to {formatNumber(MOST_PULLS)}</span>
        <input
          className="input num"
          inputMode="numeric"
          autoComplete="off"
          // A field of its own for each number, so that half-typed ones do no harm.
          key={pulls}
          defaultValue={pulls}
          onBlur={({ currentTarget }) => {
            const next = typedPulls(currentTarget.value) ?? pulls;
            currentTarget.value = String(next);
            if (next !== pulls) onPulls(next);
          }}
        />
      </label>
    </div>
  );
}

function WantedOptions({ groups }: { groups: readonly WantedGroup[] }) {
  return groups.map(({ label, choices }) => (
    <optgroup key={label} label={label}>
      {choices.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}

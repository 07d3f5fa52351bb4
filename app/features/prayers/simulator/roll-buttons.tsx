import { askedBy } from "#app/game/rates/run.ts";
import { writeSteps } from "#app/game/rates/run-steps.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { OfferedRoll } from "./offered-rolls.ts";
import type { SimulatedPrayer } from "./simulated-prayer.ts";
import type { SimulatorRun } from "./simulator-run.ts";

/** A form for each kind of roll, which the page's action answers where no script does. */
export function RollButtons({
  prayer,
  run,
  offered,
  isRolling,
  onRoll,
}: {
  prayer: SimulatedPrayer;
  run: SimulatorRun;
  offered: readonly OfferedRoll[];
  isRolling: boolean;
  onRoll: (roll: OfferedRoll) => void;
}) {
  const main = offered.findLast(({ isOver }) => !isOver);
  return (
    <div className="mt-4 grid grid-cols-2 gap-2">
      {offered.map((roll) => (
        <form
          key={roll.key}
          method="post"
          action="#simulator"
          className={isWide(roll) ? "col-span-full" : undefined}
          onSubmit={(event) => {
            event.preventDefault();
            onRoll(roll);
          }}
        >
          <HiddenFields prayer={prayer} run={run} roll={roll} />
          <RollButton roll={roll} isMain={roll === main} isRolling={isRolling} />
        </form>
      ))}
    </div>
  );
}

function RollButton({
  roll,
  isMain,
  isRolling,
}: {
  roll: OfferedRoll;
  isMain: boolean;
  isRolling: boolean;
}) {
  const { label, price, progress, isOver, shortcut } = roll;
  const way = isWide(roll) ? "flex-row justify-between" : "flex-col";
  return (
    <button
      type="submit"
      className={`btn ${isMain ? "btn-primary" : ""} w-full gap-0.5 py-2 ${way}`}
      disabled={isOver}
      // Disabled for good it would lose the focus while a roll runs.
      aria-disabled={isRolling || undefined}
      aria-keyshortcuts={shortcut}
    >
      <span>
        <span>{label}</span>
        {progress ? <span className="num"> {progress}</span> : null}
      </span>
      <small className="inline-flex items-center gap-1 text-small font-normal">
        <Icon
          name={price.currency === "sc" ? "seal-crystal" : "god-crystal"}
          label={price.currency === "sc" ? "Seal crystals" : "God crystals"}
          size="s"
        />
        <span className="num">{price.amount}</span>
      </small>
    </button>
  );
}

function HiddenFields({
  prayer,
  run: { seed, state },
  roll: { step },
}: {
  prayer: SimulatedPrayer;
  run: SimulatorRun;
  roll: OfferedRoll;
}) {
  const { type, sbNo, suNo, pullNo } = askedBy(step, state);
  const fields = { id: prayer.id, type, sbNo, suNo, pullNo, seed, steps: writeSteps(state.steps) };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function isWide({ step: { type } }: OfferedRoll): boolean {
  return type === "gc" || type === "step-up";
}

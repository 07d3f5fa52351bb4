import { ROLL_TYPES } from "#app/game/vocabulary/prayers.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import type { ShownItem, ShownRoll, SimulatorRun } from "./simulator-run.ts";

/** The rolls of a run, the newest first, with the characters and 5★ cards of each. */
export function RunHistory({
  run,
  nameOf,
}: {
  run: SimulatorRun;
  nameOf: (item: ShownItem) => string;
}) {
  const { steps } = run.state;
  return (
    <details className="mt-3 border-t border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-body font-medium">
        History <span className="num faint">{steps.length}</span>
      </summary>
      {run.shown.length === 0 ? <p className="help">Nothing has been rolled yet.</p> : null}
      <ol className="max-h-64 overflow-y-auto text-dense" reversed start={run.shown[0]?.no ?? 1}>
        {run.shown.map((roll) => (
          <li
            key={roll.no}
            value={roll.no}
            className="grid grid-cols-[minmax(5rem,auto)_1fr_auto] gap-x-3 gap-y-0.5 border-b border-rule py-1.5 leading-dense"
          >
            <span>{labelOf(roll)}</span>
            <span className="text-ink-2">{summary(roll, nameOf)}</span>
            <span className="num faint">{roll.coin}</span>
          </li>
        ))}
      </ol>
      {steps.length > run.shown.length ? (
        <p className="help">The {steps.length - run.shown.length} rolls before are not listed.</p>
      ) : null}
    </details>
  );
}

function labelOf({ step: { type, sbNo } }: ShownRoll): string {
  const label = entryOf(ROLL_TYPES, type)?.label ?? type;
  return type === "step-up" ? `${label} ${sbNo + 1}` : label;
}

/** The characters by name and the cards by rarity: `Reimu, 1 × 5★, 9 × 3★`. */
export function summary(
  { items }: Pick<ShownRoll, "items">,
  nameOf: (item: ShownItem) => string,
): string {
  const characters = items.filter(({ type }) => type === "chara").map(nameOf);
  const cards = [5, 4, 3].flatMap((rarity) => {
    const count = items.filter(({ type, metadata }) => type === "card" && metadata === rarity);
    return count.length > 0 ? [`${count.length} × ${rarity}★`] : [];
  });
  return [...characters, ...cards].join(", ");
}

import { useId } from "react";
import { AMOUNTS, type Box } from "#app/collection/box/box.ts";
import { changeOfAmount } from "#app/collection/box/change.ts";
import { writeOrTell } from "./write-change.ts";

/** The highest floor, and what is saved up. */
export function Amounts({ box }: { box: Box }) {
  const titleId = useId();
  return (
    <section className="sec" aria-labelledby={titleId}>
      <div className="sec-head">
        <h2 id={titleId}>Tower and currencies</h2>
      </div>
      <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-4">
        {AMOUNTS.map(({ id, label, most }) => {
          const amount = box.amounts.get(id) ?? 0;
          return (
            <label key={id} className="field">
              <span className="label">{label}</span>
              <input
                key={amount}
                className="input num"
                type="number"
                inputMode="numeric"
                min={0}
                max={most}
                defaultValue={amount}
                onBlur={({ currentTarget }) => {
                  // What is no number has no value: it would be a 0.
                  if (currentTarget.validity.badInput) currentTarget.value = String(amount);
                  const next = Number(currentTarget.value);
                  if (next === amount) return;
                  void writeOrTell({ label, make: (now) => changeOfAmount(now, id, next) });
                }}
              />
            </label>
          );
        })}
      </div>
    </section>
  );
}

import { useId } from "react";
import { AMOUNTS, type Box } from "#app/collection/box/box.ts";
import { changeOfAmount } from "#app/collection/box/change.ts";
import { amountIn } from "#app/game/plan/typed-amount.ts";
import { writeChange } from "./write-change.ts";

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
                type="text"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={amount}
                onBlur={({ currentTarget }) => {
                  const { value } = currentTarget;
                  // Letters alone are no amount; nothing at all is none.
                  const isAmount = value === "" || /\p{Nd}/u.test(value);
                  const next = isAmount ? amountIn(value, most) : amount;
                  currentTarget.value = String(next);
                  if (next === amount) return;
                  void writeChange({ label, make: (now) => changeOfAmount(now, id, next) });
                }}
              />
            </label>
          );
        })}
      </div>
    </section>
  );
}

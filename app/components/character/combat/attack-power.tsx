import type { ReactNode } from "react";
import type { Attack } from "#app/api-schemas/attacks.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { ATTACK_SLOTS, ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { BULLETS } from "#app/game/vocabulary/buffs.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { attackCardsPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";

/** An attack with its power in bars, by element and by bullet; `full` is the bar of all attacks. */
export function AttackPower({
  attack,
  full,
  hasCards,
}: {
  attack: Attack;
  full: number;
  /** Whether there is a page of the cards for it. */
  hasCards: boolean;
}) {
  const { slot, target, totalPower, scale, seconds, perSecond, killers } = attack;
  return (
    <section>
      <h3 className="font-semibold">
        {`${labelOf(ATTACK_SLOTS, slot)} · ${labelOf(ATTACK_TARGETS, target)}`}
      </h3>
      <p className="text-dense/normal text-ink-2">
        <b className="num text-ink">{formatNumber(totalPower)}</b>
        {` power · boost ${scale} · `}
        {seconds === null || perSecond === null
          ? "seconds not known"
          : `${seconds.short} s, ${formatNumber(perSecond)} per second`}
      </p>
      <ul className="mt-2 text-dense/normal" aria-label="Power by element">
        {attack.elements.map(({ id, total }) => (
          <Bar key={id} value={total} full={full}>
            <ElementSymbol element={id} />
          </Bar>
        ))}
      </ul>
      <ul className="mt-2 text-dense/normal" aria-label="Power by bullet">
        {attack.bullets.map(({ id, total }) => (
          <Bar key={id} value={total} full={full}>
            {labelOf([...BULLETS], id)}
          </Bar>
        ))}
      </ul>
      {killers.length > 0 ? (
        <p className="mt-2 text-dense/normal">
          <span className="text-ink-2">Kills </span>
          {killers.map(({ name, total }) => `${name} ${formatNumber(total)}`).join(", ")}
        </p>
      ) : null}
      {hasCards ? (
        <a
          className="link inline-flex min-h-11 items-center text-dense/normal"
          href={attackCardsPath(attack.id)}
        >
          Cards for this attack
        </a>
      ) : null}
    </section>
  );
}

/** The bar is for the eye; the number says the same. */
function Bar({ value, full, children }: { value: number; full: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[4rem_1fr_5rem] items-center gap-2">
      <span>{children}</span>
      <span
        className="meter"
        style={{ "--min": `${Math.round((100 * value) / full)}%`, "--max": "0%" }}
      />
      <span className="num text-end">{formatNumber(value)}</span>
    </li>
  );
}

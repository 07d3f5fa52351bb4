import { effectTarget, effectTitle, effectValue } from "#app/game/effect-text.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { percentHealing } from "#app/game/tower-display.ts";
import { type GaugeView, isInView } from "#app/game/tower-gauges.ts";
import type { Enemy } from "./ability-text.ts";

type Effect = Enemy["skills"][number]["effects"][number];

/** What an enemy's skills or gauges do in the gauge view that is looked at; `empty` where nothing. */
export function EffectGroups({
  groups,
  hp,
  view,
  empty,
}: {
  groups: Enemy["skills"] | Enemy["gauges"];
  /** The enemy's HP, of which healing gives back a share. */
  hp: number;
  view: GaugeView;
  empty: string;
}) {
  const shown = groups.filter(({ gauge }) => isInView(gauge, view));
  if (shown.length === 0) {
    return <p className="faint">{empty}</p>;
  }
  return (
    <ul className="*:py-0.75">
      {shown.map(({ name, gauge, effects }) => (
        <li key={`${gauge} ${name}`}>
          <b className="font-medium">{name}</b>
          {gauge === null || name.includes(`gauge ${gauge}`) ? null : (
            <span className="faint"> gauge {gauge}</span>
          )}
          {effects.length > 0 ? (
            <ul className="ps-3 text-ink-2 *:py-0.75">
              {effects.map((effect, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: effects have no id, and two may be alike.
                <EffectLine key={place} effect={effect} hp={hp} />
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** "Yang ATK Up 2 (party, 3 turns)"; an inactive one says so. */
function EffectLine({ effect, hp }: { effect: Effect; hp: number }) {
  const isHealing = effect.attrType === "misc" && effect.attr === "hp" && effect.unit === "percent";
  const rest = [
    effectTarget(effect.target).toLowerCase().replace("aoe", "AoE"),
    effect.turn === null ? null : `${effect.turn} ${effect.turn === 1 ? "turn" : "turns"}`,
  ].filter((part) => part !== null);
  return (
    <li className={effect.enabled ? undefined : "faint"}>
      <span>{effectTitle(effect)}</span>{" "}
      <span className="num">{effectValue(effect.value, effect.unit)}</span>
      {isHealing ? <span>{` (${formatNumber(percentHealing(hp, effect.value))} HP)`}</span> : null}
      <span>{` (${rest.join(", ")})`}</span>
      {effect.enabled ? null : <span> – inactive</span>}
    </li>
  );
}

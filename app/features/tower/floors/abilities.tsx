import { displayedAbilityName } from "#app/game/tower-display.ts";
import {
  type Ability,
  abilityItemText,
  immunitiesOf,
  itemsBesidesImmunities,
} from "./ability-text.ts";
import { ImmunityCycle } from "./immunity-cycle.tsx";

/** An enemy's ability: its shortened name, then what each part of it does. */
export function Abilities({ ability }: { ability: Ability | null }) {
  if (ability === null) {
    return <p className="faint">(no ability)</p>;
  }
  const immunities = immunitiesOf(ability);
  return (
    <>
      <p className="py-0.75 font-medium">{displayedAbilityName(ability.name)}</p>
      <ul className="ps-3 text-ink-2 *:py-0.75">
        {itemsBesidesImmunities(ability).map((item, place) => {
          const { type, detail } = abilityItemText(item);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
            <li key={place}>
              <span>{type}</span> <span className="num">{detail}</span>
            </li>
          );
        })}
        {immunities.length > 0 ? (
          <li>
            Anomaly immunity <ImmunityCycle anomalies={immunities} />
          </li>
        ) : null}
      </ul>
    </>
  );
}

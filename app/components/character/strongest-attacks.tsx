import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { ATTACK_SLOTS, ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { attackCardsPath } from "#app/presenters/record-paths.ts";
import type { StrongAttack } from "#app/presenters/strongest-attacks.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { Emblem } from "./emblem.tsx";

/** The strongest attacks of a kind with whose they are, each leading to the cards for it. */
export function StrongestAttacks({ attacks }: { attacks: readonly StrongAttack[] }) {
  return (
    <ol>
      {attacks.map(({ id, slot, target, power, name, image }) => (
        <li key={id}>
          <Link
            className="group grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule py-1.5"
            to={attackCardsPath(id)}
          >
            <span className="thumb w-10">{image === null ? null : <Emblem image={image} />}</span>
            <span className="grid">
              <b className="font-medium group-hover:text-seal">
                <PersonName name={name} />
              </b>
              <span className="text-dense text-ink-2">
                {labelOf(ATTACK_SLOTS, slot)} · {labelOf(ATTACK_TARGETS, target)}
              </span>
            </span>
            <span className="num font-semibold">{formatNumber(power)}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

import type { CharacterAttacks } from "#app/api-schemas/attacks.ts";
import {
  ATTACK_SLOTS,
  ATTACK_TARGETS,
  LINE_ADDONS,
  LINE_TRAITS,
  POLARITIES,
} from "#app/game/vocabulary/attacks.ts";
import { ANOMALIES } from "#app/game/vocabulary/buffs.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";

type LinedAttack = NonNullable<CharacterAttacks["unit"]>["attacks"][number];

/** The attacks line by line, each folded. */
export function LinedAttacks({ attacks }: { attacks: readonly LinedAttack[] }) {
  return attacks.length === 0 ? null : (
    <section className="mt-4">
      <h3 className="font-semibold">Line by line</h3>
      {attacks.map((attack) => (
        <details key={attack.slot}>
          <summary className="min-h-11 cursor-pointer py-2.5">
            {`${labelOf(ATTACK_SLOTS, attack.slot)} · ${labelOf(ATTACK_TARGETS, attack.target)}`}
          </summary>
          <Lines attack={attack} />
        </details>
      ))}
    </section>
  );
}

function Lines({ attack: { slot, lines } }: { attack: LinedAttack }) {
  const name = `${labelOf(ATTACK_SLOTS, slot)}, line by line`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x" tabIndex={0} aria-label={name}>
      <table className="data-table w-full text-dense/normal">
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">Boost</th>
            <th scope="col">Element</th>
            <th scope="col">Polarity</th>
            <th className="n" scope="col">
              Bullets
            </th>
            <th className="n" scope="col">
              Power
            </th>
            <th className="n" scope="col">
              Accuracy
            </th>
            <th className="n" scope="col">
              CRIT
            </th>
            <th className="pl-3" scope="col">
              Kills
            </th>
            <th className="pl-3" scope="col">
              Beside
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an attack are told by their place
            <tr key={at}>
              <td className="num">{line.boost}</td>
              <td>
                <ElementSymbol element={line.element} />
              </td>
              <td>{labelOf([...POLARITIES], line.polarity)}</td>
              <td className="n num">{line.count}</td>
              <td className="n num">{line.power}</td>
              <td className="n num">{line.hit} %</td>
              <td className="n num">{line.crit} %</td>
              <td className="pl-3">{line.killers.map(({ name }) => name).join(", ")}</td>
              <td className="pl-3">{besideOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a line does beside its power. */
function besideOf({ addons, traits, inflicts }: LinedAttack["lines"][number]): string {
  return [
    ...addons.map(({ id, value }) => `${labelOf([...LINE_ADDONS], id)} ${value}`),
    ...traits.map((id) => labelOf([...LINE_TRAITS], id)),
    ...inflicts.map(({ anomaly, chance }) => `${labelOf([...ANOMALIES], anomaly)} ${chance} %`),
  ].join(", ");
}

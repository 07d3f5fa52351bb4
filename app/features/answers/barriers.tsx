import { EnemyName } from "#app/components/answer/enemy-name.tsx";
import { MOST_IN_FRONT } from "#app/game/answers/barriers.ts";
import { ATTACK_SLOTS } from "#app/game/vocabulary/attacks.ts";
import { ANOMALIES } from "#app/game/vocabulary/buffs.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import type { BreakingTurns } from "#app/presenters/breaking-turns.ts";
import { PersonName } from "#app/settings/person-name.tsx";

/** For each enemy the fewest lines that break its barriers in one turn. */
export function Barriers({
  turns,
  enemies,
}: {
  turns: BreakingTurns;
  enemies: readonly AnsweredEnemy[];
}) {
  return (
    <PageSection id="barriers" title="Barriers in one turn">
      <ul>
        {turns.enemies.map((one) => {
          const enemy = enemies.find(({ slot }) => slot === one.slot);
          return (
            <li key={one.slot} className="border-b border-rule py-3">
              <h3 className="font-semibold">{enemy ? <EnemyName enemy={enemy} /> : null}</h3>
              <Turns {...one} names={turns.names} known={turns.known} />
            </li>
          );
        })}
      </ul>
      {turns.unknown > 0 ? (
        <UnknownNote>{`the lines of ${turns.unknown} released characters. Only those of the other ${turns.known} are looked at.`}</UnknownNote>
      ) : null}
    </PageSection>
  );
}

type EnemyTurn = BreakingTurns["enemies"][number];

function Turns({
  barriers,
  byWeakness,
  byAnomaly,
  names,
  known,
}: EnemyTurn & Pick<BreakingTurns, "names" | "known">) {
  if (barriers === 0) return <p>No barriers.</p>;
  const count = `${barriers} ${barriers === 1 ? "barrier" : "barriers"}`;
  if (known === 0) return <p>{`${count}: the fewest lines are not known.`}</p>;
  if (byWeakness === null && byAnomaly === null) {
    return (
      <p>{`${count}: no ${MOST_IN_FRONT} characters whose lines are known break them in one turn.`}</p>
    );
  }
  return (
    <>
      <p>{count}</p>
      {byWeakness ? <Turn title="By weakness" turn={byWeakness} names={names} /> : null}
      {byAnomaly ? <Turn title="By an anomaly" turn={byAnomaly} names={names} /> : null}
    </>
  );
}

function Turn({
  title,
  turn,
  names,
}: {
  title: string;
  turn: NonNullable<EnemyTurn["byWeakness"]>;
  names: BreakingTurns["names"];
}) {
  return (
    <>
      <p className="mt-1">{`${title}: ${linesText(turn.lines)}`}</p>
      <ul className="text-dense/normal text-ink-2">
        {turn.steps.map((step) => (
          <li key={step.characterId}>
            <PersonName name={names[step.characterId] ?? { en: step.characterId }} />
            {`: ${stepText(step)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function linesText(lines: number): string {
  return `${lines} ${lines === 1 ? "line" : "lines"}`;
}

type Step = NonNullable<EnemyTurn["byWeakness"]>["steps"][number];

/** What one character does: "her skills put Burn on 2 barriers, then Last word at boost 2, 4 lines, 3 on a weakness". */
function stepText({ slot, boost, lines, weak, breaks, inflicts }: Step): string {
  const skills = inflicts.map(
    ({ anomaly, count }) =>
      `skills put ${labelOf(ANOMALIES, anomaly)} on ${count} ${count === 1 ? "barrier" : "barriers"}`,
  );
  const attack =
    slot === null
      ? []
      : [
          [
            `${labelOf(ATTACK_SLOTS, slot)} at boost ${boost}, ${linesText(lines)}`,
            ...(weak > 0 ? [`${weak} on a weakness`] : []),
            ...breaks.map((anomaly) => `breaking ${labelOf(ANOMALIES, anomaly)}`),
          ].join(", "),
        ];
  return [...skills, ...attack].join("; ");
}

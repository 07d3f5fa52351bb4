import { CharacterLink } from "#app/components/character/character-link.tsx";
import { Emblem } from "#app/components/character/emblem.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { ATTACK_SLOTS, ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { RankedFloor } from "#app/presenters/floor-answers.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import type { AnswerRow } from "./answer-rows.ts";

/** The ranked attacks with their index on each enemy, and how it comes about. */
export function AnswersTable({
  rows,
  enemies,
}: {
  rows: readonly AnswerRow[];
  enemies: RankedFloor["enemies"];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x" tabIndex={0} aria-label="Ranked attacks">
      <table className="table w-full">
        <caption className="vh">Attacks ranked by their index on the enemies</caption>
        <thead>
          <tr>
            <th className="n" scope="col">
              <abbr title="Rank among all attacks">#</abbr>
            </th>
            <th className="pl-3" scope="col">
              Attack
            </th>
            <th className="n" scope="col">
              Index
            </th>
            {enemies.map(({ slot, unit }) => (
              <th key={slot} className="pl-6" scope="col">
                <PersonName name={{ en: unit.name, translit: unit.translit }} />
              </th>
            ))}
            <th className="n" scope="col">
              <abbr title="Seconds of the animation, without the cut-in">Seconds</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} enemies={enemies} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row, enemies }: { row: AnswerRow; enemies: RankedFloor["enemies"] }) {
  const { character } = row;
  return (
    <tr>
      <td className="n num">{row.rank}</td>
      <th className="min-w-44 pl-3 font-normal" scope="row">
        <CharacterLink id={character.id} className="flex min-h-11 items-center gap-3">
          <span className="thumb w-9 flex-none">
            <Emblem image={character.image} />
          </span>
          <span>
            <PersonName name={character.name} />
            <small className="block text-ink-2">
              {`${labelOf(ATTACK_SLOTS, row.slot)} · ${labelOf(ATTACK_TARGETS, row.target)}`}
            </small>
          </span>
        </CharacterLink>
      </th>
      <td className="n num font-semibold">{formatNumber(Math.round(row.score))}</td>
      {row.perEnemy.map((one) => (
        <td key={one.slot} className="min-w-40 pl-6 text-sm">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="num">{formatNumber(Math.round(one.index))}</span>
            {one.weak.length > 0 ? <Elements word="weak" elements={one.weak} /> : null}
            {one.resist.length > 0 ? <Elements word="resists" elements={one.resist} /> : null}
          </span>
          {one.killers.length > 0 ? (
            <small className="block text-ink-2">
              {`kills ${tagNames(one.killers, enemies)}: ${Math.round(100 * one.killerShare)} %`}
            </small>
          ) : null}
        </td>
      ))}
      <td className="n num">{row.seconds === null ? "–" : row.seconds}</td>
    </tr>
  );
}

function Elements({
  word,
  elements,
}: {
  word: string;
  elements: AnswerRow["perEnemy"][number]["weak"];
}) {
  return (
    <span className="inline-flex items-center gap-1 text-ink-2">
      {word}
      {elements.map((element) => (
        <ElementSymbol key={element} element={element} />
      ))}
    </span>
  );
}

function tagNames(ids: readonly string[], enemies: RankedFloor["enemies"]): string {
  const tags = enemies.flatMap((enemy) => enemy.tags);
  return ids.map((id) => tags.find((tag) => tag.id === id)?.name ?? id).join(", ");
}

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
    <div className="scroll-x" tabIndex={0} role="region" aria-label="Ranked attacks">
      <table className="table w-full">
        <caption className="vh">Attacks ranked by their index on the enemies</caption>
        <thead>
          <tr>
            <th className="n" scope="col">
              <abbr title="Rank among all attacks">#</abbr>
            </th>
            <th scope="col">Attack</th>
            <th className="n" scope="col">
              Index
            </th>
            {enemies.map(({ slot, unit }) => (
              <th key={slot} scope="col">
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
    </div>
  );
}

function Row({ row, enemies }: { row: AnswerRow; enemies: RankedFloor["enemies"] }) {
  const { character } = row;
  return (
    <tr>
      <td className="n num">{row.rank}</td>
      <th className="font-normal" scope="row">
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
        <td key={one.slot} className="text-sm">
          <span className="num">{formatNumber(Math.round(one.index))}</span>{" "}
          {one.weak.map((element) => (
            <ElementSymbol key={element} element={element} label={`weak to ${element}`} />
          ))}
          {one.resist.length > 0 ? (
            <span className="text-ink-3">
              {" resists "}
              {one.resist.map((element) => (
                <ElementSymbol key={element} element={element} />
              ))}
            </span>
          ) : null}
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

function tagNames(ids: readonly string[], enemies: RankedFloor["enemies"]): string {
  const tags = enemies.flatMap((enemy) => enemy.tags);
  return ids.map((id) => tags.find((tag) => tag.id === id)?.name ?? id).join(", ");
}

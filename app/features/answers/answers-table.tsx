import { keyOf } from "#app/collection/box/entry.ts";
import { EnemyName } from "#app/components/answer/enemy-name.tsx";
import { Opened } from "#app/components/answer/opened.tsx";
import { ScoreWorking } from "#app/components/answer/score-working.tsx";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { Emblem } from "#app/components/character/emblem.tsx";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { indexParts } from "#app/game/answers/floor-answers.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { ATTACK_SLOTS, ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import type { AnsweredEnemy } from "#app/presenters/answered-enemies.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import type { AnswerRow } from "./answer-rows.ts";
import { IndexWorking } from "./index-working.tsx";

/** The ranked attacks with their index on each enemy; each opens how it comes about. */
export function AnswersTable({
  rows,
  enemies,
}: {
  rows: readonly AnswerRow[];
  enemies: readonly AnsweredEnemy[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x max-sm:overflow-visible" tabIndex={0} aria-label="Ranked attacks">
      <table className="data-table w-full">
        <caption className="vh">Attacks ranked by their index on the enemies</caption>
        <thead className="max-sm:sticky max-sm:top-0 max-sm:z-1 max-sm:bg-paper">
          <tr className="max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:border-b max-sm:border-rule max-sm:py-2 max-sm:*:border-0! max-sm:*:p-0!">
            <th className={`n ${WIDE}`} scope="col">
              <abbr title="Rank among all attacks">#</abbr>
            </th>
            <th className={`pl-3 ${WIDE}`} scope="col">
              Attack
            </th>
            <th className={`n ${WIDE}`} scope="col">
              Index
            </th>
            <th className={`n pl-4 ${WIDE}`} scope="col">
              <abbr title="Enemies that the attack hits">Hits</abbr>
            </th>
            {enemies.map((enemy) => (
              <th
                key={enemy.slot}
                className={`pl-6 whitespace-normal! lg:w-[17%] ${spanOf(enemies)}`}
                scope="col"
              >
                <EnemyName enemy={enemy} />
                <Weaknesses enemy={enemy} />
              </th>
            ))}
            <th className={`pl-6 ${WIDE}`} scope="col">
              <abbr title="Lines that boosts 1, 2 and 3 add">Boosts</abbr>
            </th>
            <th className={`n pl-4 ${WIDE}`} scope="col">
              <abbr title="Seconds of the animation, without the cut-in">Seconds</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.attack.id} row={row} enemies={enemies} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** On a phone each row is a block: the names of the enemies alone stay above them. */
const WIDE = "max-sm:hidden";

/** One enemy alone has the whole width of a phone. */
function spanOf(enemies: readonly AnsweredEnemy[]): string {
  return enemies.length === 1 ? "max-sm:col-span-full" : "";
}

/** What to bring against an enemy. */
function Weaknesses({ enemy: { weaks } }: { enemy: AnsweredEnemy }) {
  return weaks.length === 0 ? null : (
    <span className="mt-0.5 flex flex-wrap items-center gap-1">
      {"weak "}
      {weaks.map((element) => (
        <ElementSymbol key={element} element={element} />
      ))}
    </span>
  );
}

function Row({ row, enemies }: { row: AnswerRow; enemies: readonly AnsweredEnemy[] }) {
  const { character, attack } = row;
  return (
    <tr className="align-top max-sm:grid max-sm:grid-cols-3 max-sm:[&_ul]:min-w-0 max-sm:gap-x-3 max-sm:border-b max-sm:border-rule max-sm:py-2 max-sm:*:border-0! max-sm:*:p-0!">
      <td className="n num pt-3 max-sm:hidden">{row.rank}</td>
      <th
        className="pl-3 font-normal max-sm:col-span-2 max-sm:flex max-sm:items-center sm:min-w-44"
        scope="row"
      >
        <span className="num min-w-7 text-ink-3 sm:hidden">{row.rank}</span>
        <CharacterLink id={character.id} className="flex min-h-11 items-center gap-3">
          <span className="thumb w-9 flex-none">
            <Emblem image={character.image} />
            <EntryMark entryKey={keyOf("character", character.id)} />
          </span>
          <span>
            <PersonName name={character.name} />
            <EntryWords entryKey={keyOf("character", character.id)} />
            <small className="block text-micro/snug text-ink-2">
              {`${labelOf(ATTACK_SLOTS, attack.slot)} · ${labelOf(ATTACK_TARGETS, attack.target)}`}
            </small>
          </span>
        </CharacterLink>
      </th>
      <td className="n font-semibold max-sm:text-read">
        <Opened number={row.score}>
          <ScoreWorking target={attack.target} perEnemy={row.perEnemy} enemies={enemies} />
        </Opened>
      </td>
      <td className="n num pt-3 pl-4 max-sm:hidden">
        {attack.target === "all" ? enemies.length : 1}
      </td>
      {row.perEnemy.map((one, at) => (
        <td
          key={one.slot}
          className={`pl-6 text-dense/normal max-sm:row-2 sm:min-w-36 ${spanOf(enemies)}`}
        >
          <OnEnemy attack={attack} answer={one} enemy={enemies[at]} />
        </td>
      ))}
      <td className="num whitespace-nowrap pt-3 pl-6 max-sm:hidden">{attack.scale}</td>
      <td className="n num pt-3 pl-4 max-sm:hidden">
        {attack.seconds === null ? "–" : attack.seconds}
      </td>
    </tr>
  );
}

/** The index on one enemy, with the parts of the power that it is weak to and resists. */
function OnEnemy({
  attack,
  answer,
  enemy,
}: {
  attack: AnswerRow["attack"];
  answer: AnswerRow["perEnemy"][number];
  enemy: AnsweredEnemy | undefined;
}) {
  if (!enemy) return null;
  const parts = indexParts(attack, enemy);
  const killers = answer.killers.map((id) => enemy.tags?.find((tag) => tag.id === id)?.name ?? id);
  return (
    <>
      <Opened number={answer.index}>
        <IndexWorking attack={attack} answer={answer} enemy={enemy} parts={parts} />
      </Opened>
      <Share word="weak" attack={attack} parts={parts.filter(({ factor }) => factor > 1)} />
      <Share word="resisted" attack={attack} parts={parts.filter(({ factor }) => factor < 1)} />
      {killers.length > 0 ? (
        <small className="block text-micro/snug text-ink-2">
          {`kills ${killers.join(", ")}: ${Math.round(100 * answer.killerShare)}\u00a0%`}
        </small>
      ) : null}
    </>
  );
}

function Share({
  word,
  attack,
  parts,
}: {
  word: string;
  attack: AnswerRow["attack"];
  parts: ReturnType<typeof indexParts>;
}) {
  if (parts.length === 0) return null;
  const power = parts.reduce((sum, part) => sum + part.power, 0);
  return (
    <small className="flex flex-wrap items-center gap-1 text-micro/snug text-ink-2">
      {parts.map(({ element }) => (
        <ElementSymbol key={element} element={element} />
      ))}
      {` ${word} ${formatNumber(Math.round((100 * power) / attack.totalPower))}\u00a0%`}
    </small>
  );
}

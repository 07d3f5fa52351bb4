import { Link } from "react-router";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { DROP_KINDS } from "#app/game/vocabulary/stages.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { itemPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import { STAGE_ANSWERS_PATH } from "../answers/paths.ts";
import type { StageRow } from "./story-chapter.ts";

/** Battles with their waves, weaknesses and drops. */
export function StagesTable({ stages }: { stages: readonly StageRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x" tabIndex={0} aria-label="Stages">
      <table className="data-table w-full max-sm:block max-sm:[&_:is(td,th)]:border-0">
        <caption className="vh">Stages with waves, weaknesses and drops</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">Stage</th>
            <th className="n" scope="col">
              Level
            </th>
            <th className="pl-6" scope="col">
              Recommended
            </th>
            <th className="pl-3" scope="col">
              Waves
            </th>
            <th className="pl-3" scope="col">
              May drop
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {stages.map((stage) => (
            <tr
              key={stage.id}
              className="max-sm:grid max-sm:grid-cols-[1fr_auto_auto] max-sm:items-center max-sm:border-b max-sm:border-rule max-sm:py-2 max-sm:[&>*]:p-0"
            >
              <th className="whitespace-nowrap align-top font-normal" scope="row">
                <Link
                  className="link inline-flex min-h-11 items-center"
                  to={`${STAGE_ANSWERS_PATH}?stage=${stage.id}`}
                  aria-label={`Best attacks for ${stage.name}`}
                >
                  {stage.name}
                </Link>
              </th>
              <td className="n num align-top max-sm:me-3 max-sm:text-ink-2 max-sm:before:content-['Level_']">
                {stage.level}
              </td>
              <td className="pl-6 align-top">
                <span className="flex gap-1">
                  {stage.recommended.map((element) => (
                    <ElementSymbol key={element} element={element} />
                  ))}
                </span>
              </td>
              <td className="min-w-64 pl-3 align-top text-dense/normal max-sm:col-span-full max-sm:min-w-0">
                <Waves waves={stage.waves} />
              </td>
              <td className="min-w-56 pl-3 align-top text-dense/normal max-sm:col-span-full max-sm:min-w-0 max-sm:flex max-sm:gap-3 max-sm:pt-1 max-sm:before:flex-none max-sm:before:text-ink-3 max-sm:before:content-['May_drop']">
                <Drops drops={stage.drops} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Waves({ waves }: Pick<StageRow, "waves">) {
  return (
    <ol>
      {waves.map((wave, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: waves are told by their place
        <li key={at} className="flex flex-wrap gap-x-3">
          {wave.map(({ id, jp, character, count, weak }) => (
            <span key={id} className="inline-flex items-center gap-1">
              {character ? (
                <CharacterLink id={character.id} className="py-0.75">
                  <PersonName name={character.name} />
                </CharacterLink>
              ) : (
                <span lang="ja">{jp}</span>
              )}
              {count > 1 ? ` ×${count}` : null}
              {weak.map((element) => (
                <ElementSymbol key={element} element={element} />
              ))}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Drops({ drops }: Pick<StageRow, "drops">) {
  if (drops === null) return "Not known";
  if (drops.length === 0) return "Nothing";
  return (
    <ul>
      {drops.map(({ kind, amount, items, cards }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of drops are told by their place
        <li key={at} className="flex flex-wrap gap-x-2">
          {items.map(({ id, jp }) => (
            <Link key={id} className="py-0.75" to={itemPath(String(id))} lang="ja">
              {jp}
            </Link>
          ))}
          {cards.map(({ id, name }) => (
            <Link key={id} className="py-0.75" to={`/story-cards?card=${id}`}>
              {name}
            </Link>
          ))}
          {items.length + cards.length === 0 ? labelOf([...DROP_KINDS], kind) : null}
          {amount > 1 ? ` ×${formatNumber(amount)}` : null}
        </li>
      ))}
    </ul>
  );
}

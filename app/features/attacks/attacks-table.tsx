import { Link } from "react-router";
import { keyOf } from "#app/collection/box/entry.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { Emblem } from "#app/components/character/emblem.tsx";
import { useListed } from "#app/components/character/listed-context.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { ATTACK_SLOTS, ATTACK_TARGETS, POLARITIES } from "#app/game/vocabulary/attacks.ts";
import { BULLETS } from "#app/game/vocabulary/buffs.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { attackCardsPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import type { AttackRow } from "./attack-rows.ts";

/**
 * The attacks in plain columns, so that a spreadsheet takes them as they are copied. On a phone each
 * is a block of lines: nothing of it lies beyond an edge.
 */
export function AttacksTable({
  rows,
  perSecond,
}: {
  rows: readonly AttackRow[];
  perSecond: boolean;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x" tabIndex={0} aria-label="Attacks">
      <table className="data-table w-full print:[zoom:0.75]">
        <caption className="vh">Attacks with their power at full boost</caption>
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">Character</th>
            <th className="pl-3" scope="col">
              Attack
            </th>
            <th className="n pl-4" scope="col">
              {perSecond ? "Power per second" : "Power"}
            </th>
            <th className="pl-6" scope="col">
              Target
            </th>
            <th className="n pl-4" scope="col">
              <abbr title="Seconds of the animation, without the cut-in">Seconds</abbr>
            </th>
            <th className="pl-6" scope="col">
              Elements
            </th>
            <th className="pl-3" scope="col">
              Bullets
            </th>
            <th className="pl-3 print:hidden" scope="col">
              Polarity
            </th>
            <th className="pl-3" scope="col">
              Kills
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row }: { row: AttackRow }) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:border-b max-sm:border-rule max-sm:py-2 max-sm:*:border-0! max-sm:*:p-0!">
      <th className="font-normal sm:min-w-48" scope="row">
        <RowCharacter id={row.character} />
      </th>
      <td className="whitespace-nowrap pl-3 max-sm:row-2">
        {row.isHidden ? (
          labelOf(ATTACK_SLOTS, row.slot)
        ) : (
          <Link
            className="link inline-flex min-h-7 items-center sm:min-h-11"
            title="Story cards for this attack"
            to={attackCardsPath(row.id)}
          >
            {labelOf(ATTACK_SLOTS, row.slot)}
          </Link>
        )}
      </td>
      <td className="n num pl-4 font-semibold max-sm:self-center max-sm:text-lead">
        {row.power === null ? "–" : formatNumber(Math.round(row.power))}
      </td>
      <td className="whitespace-nowrap pl-6 text-ink-2 max-sm:self-center max-sm:text-end">
        {labelOf(ATTACK_TARGETS, row.target)}
      </td>
      <td className="n num pl-4 max-sm:hidden">{row.seconds ?? "–"}</td>
      <td className={`min-w-28 pl-6 ${PARTS}`}>
        {row.elements.map(({ id, power }) => (
          <span key={id} className="flex items-center gap-2 max-sm:inline-flex max-sm:gap-1">
            <ElementSymbol element={id} />
            <span className="num">{formatNumber(Math.round(power))}</span>
          </span>
        ))}
      </td>
      <td className={`pl-3 max-sm:justify-end ${PARTS}`}>
        <Parts parts={row.bullets} labels={BULLETS} />
      </td>
      <td className="pl-3 text-dense/normal max-sm:hidden print:hidden">
        <Parts parts={row.polarity} labels={POLARITIES} />
      </td>
      <td className="min-w-72 pl-3 text-dense/normal max-sm:col-span-full max-sm:min-w-0 print:min-w-0">
        {row.killers.length === 0 ? (
          <span className="max-sm:hidden">–</span>
        ) : (
          <span className="max-sm:before:text-ink-2 max-sm:before:content-['Kills_']">
            {killedText(row.killers)}
          </span>
        )}
      </td>
    </tr>
  );
}

/** Whose attack it is; until her record has come, what the server drew of her stays. */
function RowCharacter({ id }: { id: string }) {
  const key = keyOf("character", id);
  const character = useListed(id, useEntry(key));
  return (
    <CharacterLink id={id} className="flex min-h-11 items-center gap-3">
      {character && (
        <>
          <span className="thumb w-9 flex-none">
            {character.img === null ? null : <Emblem image={character.img} />}
            <EntryMark entryKey={key} />
          </span>
          <span className="max-sm:text-body/snug max-sm:font-medium">
            <PersonName name={character.name} />
          </span>
          <EntryWords entryKey={key} />
        </>
      )}
    </CharacterLink>
  );
}

/** On a phone the parts of an attack follow each other in a line. */
const PARTS =
  "text-dense/normal max-sm:flex max-sm:min-w-0 max-sm:flex-wrap max-sm:items-start max-sm:gap-x-3";

/** What is killed with what power, those together that are killed with the same. */
function killedText(killers: AttackRow["killers"]): string {
  const byPower = Map.groupBy(killers, ({ power }) => Math.round(power));
  return [...byPower]
    .map(([power, same]) => `${same.map(({ name }) => name).join(", ")} ${formatNumber(power)}`)
    .join("; ");
}

function Parts({
  parts,
  labels,
}: {
  parts: readonly { readonly id: string; readonly power: number }[];
  labels: readonly { readonly id: string; readonly label: string }[];
}) {
  return parts.map(({ id, power }) => (
    <span key={id} className="block whitespace-nowrap">
      {labelOf([...labels], id)} <span className="num">{formatNumber(Math.round(power))}</span>
    </span>
  ));
}

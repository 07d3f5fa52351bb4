import { Link } from "react-router";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { Emblem } from "#app/components/character/emblem.tsx";
import { BeingCrest } from "#app/components/tower/being-crest.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import { STAGE_ANSWERS_PATH } from "../answers/paths.ts";
import { Drops } from "./drops.tsx";
import type { StageRow, StoryPart } from "./story-chapter.ts";

/** Battles by section, with their waves beside each other, weaknesses and drops. */
export function StagesTable({ parts }: { parts: readonly StoryPart[] }) {
  const waves = Math.max(
    1,
    ...parts.flatMap(({ stages }) => stages.map((stage) => stage.waves.length)),
  );
  const hasDrops = parts.some(({ stages }) => stages.some(({ drops }) => drops?.length !== 0));
  const columns = Array.from({ length: waves }, (_, at) => at);
  return (
    <table className="data-table mt-4 w-full max-lg:block">
      <caption className="vh">Stages with waves, weaknesses and drops</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Level</th>
          <th scope="col">Bring</th>
          {columns.map((at) => (
            <th key={at} scope="col">
              Wave {at + 1}
            </th>
          ))}
          {hasDrops ? <th scope="col">May drop</th> : null}
        </tr>
      </thead>
      {parts.map(({ name, shared, stages }) => (
        <tbody key={name} className="max-lg:block">
          <tr className="max-lg:block">
            <th
              className="pt-6 pb-2 text-start font-normal max-lg:block"
              scope="rowgroup"
              colSpan={waves + (hasDrops ? 4 : 3)}
            >
              <span className="flex flex-wrap items-baseline gap-x-4">
                <span className="font-title text-h4 font-semibold">{name}</span>
                <span className="text-ink-2">
                  {stages.length === 1 ? "1 stage" : `${stages.length} stages`}
                </span>
                {shared.length === 0 ? null : (
                  <>
                    <span className="text-ink-2">Each may drop</span>
                    <Drops groups={shared} />
                  </>
                )}
              </span>
            </th>
          </tr>
          {stages.map((stage) => (
            <Stage key={stage.id} stage={stage} columns={columns} hasDrops={hasDrops} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Stage({
  stage,
  columns,
  hasDrops,
}: {
  stage: StageRow;
  columns: readonly number[];
  hasDrops: boolean;
}) {
  const { id, name, short, level, recommended, waves, drops } = stage;
  return (
    <tr className="max-lg:grid max-lg:grid-cols-[1fr_auto_auto] max-lg:items-center max-lg:gap-x-4 max-lg:border-b max-lg:border-rule max-lg:py-2 max-lg:[&>*]:border-0 max-lg:[&>*]:p-0 lg:[&>*]:align-top">
      <th className="text-start font-normal whitespace-nowrap" scope="row">
        <Link
          className="link inline-flex min-h-touch items-center font-title text-lead font-semibold"
          to={`${STAGE_ANSWERS_PATH}?stage=${id}`}
          aria-label={`Best attacks for ${name}`}
        >
          {short}
        </Link>
      </th>
      <td className="num text-ink-2 lg:pt-5!">
        <span className="lg:hidden">Level </span>
        {level}
      </td>
      <td className="lg:pt-5!">
        <span className="flex gap-1.5">
          {recommended.map((element) => (
            <ElementSymbol key={element} element={element} />
          ))}
        </span>
      </td>
      {columns.map((at) => (
        <td
          key={at}
          className="lg:pt-3! max-lg:col-span-full max-lg:grid max-lg:grid-cols-[3.5rem_minmax(0,1fr)] max-lg:empty:hidden"
        >
          {waves[at] === undefined ? null : (
            <>
              <span className="self-center text-small text-ink-3 lg:hidden">Wave {at + 1}</span>
              <Wave wave={waves[at]} />
            </>
          )}
        </td>
      ))}
      {hasDrops ? (
        <td className="max-lg:col-span-full max-lg:grid max-lg:grid-cols-[3.5rem_minmax(0,1fr)] max-lg:has-[.none]:hidden lg:pt-4!">
          <span className="pt-1.5 text-small text-ink-3 lg:hidden">Drops</span>
          {drops === null ? (
            <span className="py-1 text-ink-3">Not known</span>
          ) : drops.length === 0 ? (
            <span className="none text-ink-3">–</span>
          ) : (
            <span className="flex flex-wrap gap-x-4">
              <Drops groups={drops} />
            </span>
          )}
        </td>
      ) : null}
    </tr>
  );
}

function Wave({ wave }: { wave: StageRow["waves"][number] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 lg:block lg:pe-3">
      {wave.map(({ key, jp, kind, character, weaks }) => (
        <li key={key} className="flex min-h-9 items-center gap-x-2 max-lg:flex-wrap">
          {character ? (
            <CharacterLink id={character.id} className="flex items-center gap-2 py-1">
              <span className="thumb size-7 flex-none">
                {character.image === null ? null : <Emblem image={character.image} />}
              </span>
              <PersonName name={character.name} />
            </CharacterLink>
          ) : (
            <>
              <span className="thumb size-7 flex-none" aria-hidden="true">
                <BeingCrest name={kind ?? jp} />
              </span>
              <span
                className={kind === null ? "" : "whitespace-nowrap"}
                lang={kind === null ? "ja" : undefined}
              >
                {kind ?? jp}
              </span>
            </>
          )}
          {weaks.length > 1 ? (
            <span className="num">{`×${formatNumber(weaks.length)}`}</span>
          ) : null}
          <Weaknesses weaks={weaks} />
        </li>
      ))}
    </ul>
  );
}

/** Those of several enemies of a name, one after the other; once where all share them. */
function Weaknesses({ weaks }: Pick<StageRow["waves"][number][number], "weaks">) {
  const kinds = [...new Map(weaks.map((weak) => [weak.join(), weak])).values()].filter(
    (weak) => weak.length > 0,
  );
  return kinds.map((weak, at) => (
    <span key={weak.join()} className="inline-flex items-center gap-1">
      {at > 0 ? <span className="text-ink-3">·</span> : null}
      {weak.map((element) => (
        <ElementSymbol key={element} element={element} />
      ))}
    </span>
  ));
}

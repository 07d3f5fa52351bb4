import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ElementAdvice, elementAdvice, standingOf } from "#app/game/tower-brief.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { elementPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import { FLOOR_ANSWERS_PATH, TEAM_PATH } from "../../answers/paths.ts";
import type { Enemy } from "./ability-text.ts";
import type { FloorDetail } from "./floor-details.ts";

/** A floor in one look: elements by enemies, what to bring and to avoid, what is countered, tags. */
export function FloorBrief({ detail, isFuture }: { detail: FloorDetail; isFuture: boolean }) {
  const enemies = detail.enemies.filter((enemy) => enemy !== null);
  if (enemies.length === 0) return null;
  const { bring, avoid } = elementAdvice(enemies);
  const countered = namesOf(
    enemies.flatMap(({ ability }) =>
      (ability?.items ?? []).flatMap(({ type, attrName }) =>
        type === "anomaly-counter" && attrName !== null ? attrName : [],
      ),
    ),
  );
  const tags = namesOf(enemies.flatMap((enemy) => enemy.tags.map(({ name }) => name)));
  return (
    <section
      className="pile mt-2 mb-4 grid gap-2 lg:grid-cols-2 lg:gap-10"
      aria-labelledby="brief-title"
    >
      <h3 className="vh" id="brief-title">
        At a glance
      </h3>
      <div>
        <Elements enemies={enemies} />
        <p className="pt-1.5 text-small text-ink-2" aria-hidden="true">
          {LEGEND.map(({ mark, word, look }) => (
            <span key={word} className="me-4 whitespace-nowrap">
              <span className={look}>{mark}</span> {word}
            </span>
          ))}
        </p>
      </div>
      <dl className="pile grid content-start grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 text-dense/normal *:flex *:min-h-9 *:items-center *:self-start sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:text-body/normal">
        <Line term="Bring">
          <Advice advice={bring} of={enemies.length} />
        </Line>
        <Line term="Avoid">
          <Advice advice={avoid} of={enemies.length} />
        </Line>
        {countered === "" ? null : <Line term="They counter">{countered}</Line>}
        {tags === "" ? null : <Line term="Tags">{tags}</Line>}
        <Line term="Answers">
          <span className="flex flex-wrap gap-x-4">
            {isFuture ? null : (
              <>
                <BriefLink to={`${FLOOR_ANSWERS_PATH}?floor=${detail.floor}`}>
                  Best attacks
                </BriefLink>
                <BriefLink to={`${TEAM_PATH}?floor=${detail.floor}`}>Team</BriefLink>
              </>
            )}
            <a className="link inline-flex min-h-9 items-center" href="#rewards-title">
              Rewards
            </a>
          </span>
        </Line>
      </dl>
    </section>
  );
}

function BriefLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="link inline-flex min-h-9 items-center" to={to}>
      {children}
    </Link>
  );
}

function namesOf(names: readonly string[]): string {
  return [...new Set(names)].join(", ");
}

function Elements({ enemies }: { enemies: readonly Enemy[] }) {
  return (
    <table className="w-full table-fixed text-center">
      <caption className="vh">Enemies by element: weak, resists, affinity</caption>
      <thead>
        <tr>
          <th className="w-1/4 px-0 max-sm:w-[30%]" scope="col">
            <span className="vh">Enemy</span>
          </th>
          {ELEMENTS.map(({ id }) => (
            <th key={id} className="px-0 text-center" scope="col">
              <span className="flex justify-center">
                <ElementSymbol element={id} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {enemies.map((enemy, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slots may hold the same unit
          <tr key={slot} className="border-t border-rule">
            <th className="px-0 py-1 text-left text-dense/tight font-normal" scope="row">
              <PersonName name={{ en: enemy.unit.name, translit: enemy.unit.translit }} />
            </th>
            {ELEMENTS.map(({ id }) => {
              const { mark, word, look } = MARKS[standingOf(enemy, id)];
              return (
                <td key={id} className={look}>
                  <span aria-hidden="true">{mark}</span>
                  <span className="vh">{word}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const MARKS = {
  weak: { mark: "●", word: "weak", look: "px-0 text-seal" },
  resists: { mark: "✕", word: "resists", look: "px-0 text-ink-2" },
  affinity: { mark: "○", word: "affinity", look: "px-0 text-ink-3" },
  neutral: { mark: "", word: "", look: "px-0" },
} as const;

const LEGEND = [MARKS.weak, MARKS.resists, MARKS.affinity];

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Advice(props: { advice: readonly ElementAdvice[]; of: number }) {
  const { advice, of } = props;
  if (advice.length === 0) {
    return <span className="faint">none</span>;
  }
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {advice.map(({ element, enemies }) => (
        <li key={element} className="inline-flex items-center gap-1">
          <Link className="link inline-flex min-h-9 items-center gap-1" to={elementPath(element)}>
            <ElementSymbol element={element} />
            <span>{labelOf(ELEMENTS, element)}</span>
          </Link>{" "}
          <span className="num text-ink-3">{`${enemies} of ${of}`}</span>
        </li>
      ))}
    </ul>
  );
}

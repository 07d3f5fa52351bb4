import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CharacterAttacks } from "#app/api-schemas/attacks.ts";
import { ANOMALIES } from "#app/game/vocabulary/buffs.ts";
import type { Element } from "#app/game/vocabulary/elements.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { tagPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { AttackPower } from "./attack-power.tsx";
import { LinedAttacks } from "./lined-attacks.tsx";
import { Skills } from "./skills.tsx";

/** What a character can do: from the page's data, else from the API. */
export function CharacterCombat({
  id,
  isReleased,
  given,
}: {
  id: string;
  isReleased: boolean;
  given?: CharacterAttacks | undefined;
}) {
  const path = given ? null : `/api/characters/attacks?${new URLSearchParams({ id })}`;
  const { answer, fault, tryAgain } = useApiAnswer<CharacterAttacks>(path);
  const combat = given ?? answer;
  // Never lower than with "Loading...": WebKit lays it out once between that line and what comes for
  // it, and scrolled back whoever was at the end, so that her press missed.
  return (
    <section className="@container min-w-0 min-h-20" aria-labelledby="character-combat">
      <h2 id="character-combat" className="my-3 text-lead font-semibold">
        In battle
      </h2>
      {combat ? <Combat combat={combat} isReleased={isReleased} /> : null}
      {fault !== null && !combat ? (
        <p>
          What she can do could not be loaded.{" "}
          <button className="btn btn-quiet" type="button" onClick={tryAgain}>
            Try again
          </button>
        </p>
      ) : null}
      {fault === null && !combat ? <p role="status">Loading...</p> : null}
    </section>
  );
}

function Combat({
  combat: { attacks, unit },
  isReleased,
}: {
  combat: CharacterAttacks;
  isReleased: boolean;
}) {
  const full = Math.max(
    0,
    ...attacks.flatMap(({ elements, bullets }) =>
      [...elements, ...bullets].map(({ total }) => total),
    ),
  );
  return (
    <>
      {unit ? <Nature unit={unit} /> : null}
      {attacks.length === 0 ? (
        <p className="text-ink-2">No source of this site tells the power of her attacks.</p>
      ) : (
        <div className="grid gap-x-10 gap-y-6 @min-[42rem]:grid-cols-3">
          {attacks.map((attack) => (
            <AttackPower key={attack.id} attack={attack} full={full} hasCards={isReleased} />
          ))}
        </div>
      )}
      {unit ? (
        <>
          <Skills skills={unit.skills} />
          <LinedAttacks attacks={unit.attacks} />
        </>
      ) : null}
      <p className="mt-3 text-dense/normal text-ink-2">{asOfLine(attacks[0]?.asOf, unit?.asOf)}</p>
    </>
  );
}

/** From when the figures are, in one line. */
function asOfLine(attacks: string | undefined, unit: string | undefined): string {
  const parts = [
    attacks && `power as of ${attacks}, English version, at full boost`,
    unit
      ? `skills, lines, weaknesses and tags as of ${unit}, Japanese version`
      : "skills, weaknesses and tags are not known",
  ].filter((part) => part !== undefined);
  return `${parts.join("; ")}.`.replace(/^./, (first) => first.toUpperCase());
}

function Nature({ unit }: { unit: NonNullable<CharacterAttacks["unit"]> }) {
  const { weak, resists, immune, tags, otherTags } = unit;
  return (
    <dl className="mt-3 mb-5 flex flex-wrap gap-x-8 gap-y-1.5">
      <Fact name="Weak to">{elementsOf(weak)}</Fact>
      <Fact name="Resists">{elementsOf(resists)}</Fact>
      <Fact name="Immune to">
        {immune === null
          ? "not known"
          : immune.map((id) => labelOf([...ANOMALIES], id)).join(", ") || "Nothing"}
      </Fact>
      <Fact name="Tags">
        <ul className="flex flex-wrap gap-2">
          {tags.map(({ id, name }) => (
            <li key={id}>
              <Link className={`hover:border-ink ${TAG}`} to={tagPath(id)}>
                {name}
              </Link>
            </li>
          ))}
          {otherTags.map((name) => (
            <li key={name} lang="ja" className={TAG}>
              {name}
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

const TAG =
  "inline-flex min-h-8 min-w-11 items-center justify-center rounded-1 border border-rule-2 px-2 text-dense";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-x-3">
      <dt className="flex items-center whitespace-nowrap text-ink-2">{name}</dt>
      <dd className="flex items-center gap-2">{children}</dd>
    </div>
  );
}

function elementsOf(elements: readonly Element[] | null): ReactNode {
  if (elements === null) return "Not known";
  if (elements.length === 0) return "Nothing";
  return elements.map((element) => <ElementSymbol key={element} element={element} />);
}

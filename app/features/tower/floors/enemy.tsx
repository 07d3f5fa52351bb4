import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { BeingCrest } from "#app/components/tower/being-crest.tsx";
import { ALL_GAUGES } from "#app/game/tower-gauges.ts";
import { elementOf } from "#app/game/vocabulary/elements.ts";
import { tagPath } from "#app/presenters/record-paths.ts";
import { elementColour, elementIcon } from "#app/settings/element-icon.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { useDisplayedName, useSettings } from "#app/settings/settings-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Abilities } from "./abilities.tsx";
import type { Enemy } from "./ability-text.ts";
import { EffectGroups } from "./effects.tsx";
import { GaugeMeter } from "./gauge-meter.tsx";

/** One of the three slots of a floor, in six rows that line up with those of its neighbours. */
export const ENEMY_COLUMN =
  "grid min-w-0 content-start gap-4 border-rule py-6 max-[900px]:border-b min-[900px]:row-span-6 min-[900px]:grid-rows-subgrid min-[900px]:px-7 min-[900px]:py-5 min-[900px]:not-first:border-s min-[900px]:first:ps-0 min-[900px]:nth-3:pe-0";

export function EnemySlot({ enemy }: { enemy: Enemy | null }) {
  return enemy === null ? (
    <section
      className={`${ENEMY_COLUMN} min-h-32 place-content-center justify-items-center text-ink-3`}
      aria-label="Empty slot"
    >
      <p>(no unit)</p>
    </section>
  ) : (
    <EnemyColumn enemy={enemy} />
  );
}

function EnemyColumn({ enemy }: { enemy: Enemy }) {
  const [view, setView] = useState(ALL_GAUGES);
  const displayed = useDisplayedName();
  const { unit } = enemy;
  const name = displayed({ en: unit.name, translit: unit.translit });
  return (
    <section className={ENEMY_COLUMN} aria-label={name}>
      <div className="pile grid min-h-20 grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-0.5 min-[900px]:min-h-18 min-[900px]:grid-cols-[4.5rem_1fr]">
        <Picture img={unit.img} name={unit.name} />
        <h3 className="self-end font-title text-h4 leading-tight font-semibold">
          {unit.universe === null ? (
            <UnitName unit={unit} />
          ) : (
            <CharacterLink id={unit.id} className="hover:text-seal">
              <UnitName unit={unit} />
            </CharacterLink>
          )}
        </h3>
        <p className="self-start text-dense leading-[1.4] text-ink-2">
          {unit.jpName ? <span lang="ja">{unit.jpName}</span> : null}
          {unit.jpName && unit.universe ? " · " : null}
          <span>{unit.universe}</span>
        </p>
      </div>
      <GaugeMeter enemy={name} hpGauges={enemy.hpGauges} view={view} onView={setView} />
      <Facts enemy={enemy} />
      <Group title="Abilities">
        <Abilities ability={enemy.ability} />
      </Group>
      <Group title="Skills">
        <EffectGroups groups={enemy.skills} hp={enemy.hp} view={view} empty="(no skill)" />
      </Group>
      <Group title="Gauge Effects">
        <EffectGroups groups={enemy.gauges} hp={enemy.hp} view={view} empty="(no effect)" />
      </Group>
    </section>
  );
}

function UnitName({ unit }: { unit: Enemy["unit"] }) {
  return <PersonName name={{ en: unit.name, translit: unit.translit }} />;
}

/** The emblem of a character; a being of the tower has a crest of its kind. */
function Picture({ img, name }: { img: string | null; name: string }) {
  return (
    <span className="thumb row-span-2 max-w-36">
      {img ? <EmblemDrawing image={img} /> : <BeingCrest name={name} />}
    </span>
  );
}

function Facts({ enemy }: { enemy: Enemy }) {
  return (
    <dl
      // Not a subgrid: the terms are known, and a floor is laid out at every step.
      className="text-dense leading-[1.4] *:grid *:grid-cols-[4rem_1fr] *:items-baseline *:gap-x-5 *:border-t *:border-rule *:py-1.5 *:first:border-t-0 [&_dt]:text-ink-3"
    >
      <Fact term="Weak">
        <ElementList elements={enemy.weaks} />
      </Fact>
      <Fact term="Resists">
        <ElementList elements={enemy.resists} />
      </Fact>
      <Fact term="Affinities">
        <ElementList elements={enemy.affinities} />
      </Fact>
      <Fact term="Barriers">
        <span className="flex flex-wrap items-center gap-0.5 text-ai [&_.i]:size-4.5">
          <span className="num min-w-4 text-ink">{enemy.barriers}</span>
          {Array.from({ length: enemy.barriers }, (_, index) => index).map((index) => (
            <Icon key={index} name="barrier" />
          ))}
        </span>
      </Fact>
      <Fact term="Spells">
        <span className="num">{enemy.spells}</span>
      </Fact>
      <Fact term="Tags">
        {enemy.tags.length > 0 ? (
          enemy.tags.map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 ? ", " : null}
              <Link className="link" to={tagPath(id)}>
                {name}
              </Link>
            </span>
          ))
        ) : (
          <span className="faint">none</span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="text-dense leading-[1.4]">
      <h4 className="mb-1 text-small leading-tight font-medium text-ink-3">{title}</h4>
      {children}
    </div>
  );
}

/** Elements by sign and name; the visitor chooses between the English and the Japanese signs. */
function ElementList({ elements }: { elements: readonly string[] }) {
  const { elementLang } = useSettings();
  if (elements.length === 0) {
    return <span className="faint">none</span>;
  }
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {elements.map((id) => (
        <li
          key={id}
          // On the baseline of its name, so that the term beside it stands on the same line.
          className="inline-flex items-baseline gap-1.25 font-medium [&_.i]:self-center"
          style={{ color: elementColour(id) }}
        >
          <Icon name={elementIcon(id, elementLang)} />
          {elementOf(id).label}
        </li>
      ))}
    </ul>
  );
}

import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { ALL_GAUGES } from "#app/game/tower-gauges.ts";
import { tagPath } from "#app/presenters/record-paths.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { useDisplayedName } from "#app/settings/use-displayed-name.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Abilities } from "./abilities.tsx";
import type { Enemy } from "./ability-text.ts";
import { EffectGroups } from "./effects.tsx";
import { ElementList } from "./element-list.tsx";
import { GaugeMeter } from "./gauge-meter.tsx";

/** One of the three slots of a floor, in six rows that line up with those of its neighbours. */
export function EnemySlot({ enemy }: { enemy: Enemy | null }) {
  return enemy === null ? (
    <section className="foe nobody" aria-label="Empty slot">
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
    <section className="foe" aria-label={name}>
      <div className="foe-id">
        <Picture img={unit.img} name={unit.name} />
        <h3>
          {unit.universe === null ? (
            <UnitName unit={unit} />
          ) : (
            <CharacterLink id={unit.id} className="foe-link">
              <UnitName unit={unit} />
            </CharacterLink>
          )}
        </h3>
        <p>
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

/** The emblem of a character; a being of the tower has its initial instead. */
function Picture({ img, name }: { img: string | null; name: string }) {
  return (
    <span className="thumb">
      {img ? (
        <EmblemDrawing image={img} />
      ) : (
        <span className="initial" aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
    </span>
  );
}

function Facts({ enemy }: { enemy: Enemy }) {
  return (
    <dl className="dl">
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
        <span className="barriers">
          <span className="num">{enemy.barriers}</span>
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
    <div className="foe-group">
      <h4>{title}</h4>
      {children}
    </div>
  );
}

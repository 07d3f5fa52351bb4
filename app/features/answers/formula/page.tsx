import { Link } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { CARDS_PATH } from "#app/presenters/record-paths.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { FLOOR_ANSWERS_PATH, FORMULA_PATH, STAGE_ANSWERS_PATH, TEAM_PATH } from "../paths.ts";

export const meta = () =>
  pageMeta({
    title: "How the answer index is made",
    description:
      "The index that ranks attacks for a floor: its formula, its sources and what it leaves out.",
    canonical: FORMULA_PATH,
  });

/** The formula of the index, its sources and its limits, in plain words. */
export default function FormulaPage() {
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={<Link to="/stages">Stages</Link>}
        title="How the answer index is made"
        note="An index to compare attacks by. It is not damage."
        slip={{ title: "算法", stamp: "算" }}
      />
      <div className="record-parts max-w-read">
        <PageSection id="index" title="The index">
          <ol className="list-decimal grid gap-2 py-3 pl-6">
            <li>
              Take the power of the attack at full boost, split by element, hard and slice power
              included.
            </li>
            <li>
              On each enemy count an element twice where the enemy is weak to it, half where it
              resists it, once otherwise. No element is neither a weakness nor resisted.
            </li>
            <li>
              Add the part of the power that kills one of the enemy’s tags: if a quarter of the
              power does, the index grows by a quarter. Parts add up, at most to the whole attack.
            </li>
            <li>
              An attack on all enemies gets the sum over the enemies, an attack on one enemy its
              best.
            </li>
          </ol>
          <p className="pb-3">
            Example: 600 fire and 400 without element, half of it against fairies, on a fairy that
            is weak to fire: 600 × 2 + 400 = 1,600, and × 1.5 for the killer makes 2,400.
          </p>
        </PageSection>
        <PageSection id="team" title="The team">
          <p className="py-3">
            Each member brings one attack. One that hits all counts on every enemy, one that hits a
            single enemy on the enemy it is kept for. The index of the members is added up for each
            enemy; the hardest enemy is the one that gets the least. The team is the one whose
            hardest enemy gets the most; among equals, the one with the highest sum. No other team
            of up to six is better by this measure; if the search had to end early, the page says
            so.
          </p>
        </PageSection>
        <PageSection id="barriers" title="Barriers">
          <p className="py-3">
            Three characters stand in front and attack once in a turn. A line of an element that the
            enemy is weak to breaks one barrier. A line that breaks an anomaly breaks every barrier
            that bears it, and skills put anomalies on barriers before the attacks. Told is the turn
            with the fewest lines. Weak lines and anomalies are taken to fall on different barriers;
            no source tells otherwise. Anomalies that lines inflict come by chance and do not count;
            every line is taken to hit.
          </p>
        </PageSection>
        <PageSection id="cards" title="Cards for an attack">
          <p className="py-3">
            What a card adds is a part of the attack’s power: an element or bullet effect of 20 % on
            half of the power adds 10 %. A level of a stat counts 30 % of the power that grows with
            it: ATK of its polarity, DEF for hard and agility for slice power. Effects of another
            role or another character, on enemies and by chance add nothing, and no card known to
            this site adds a killer. Sources tell values without and with full limit break; in
            between the lower one counts.
          </p>
        </PageSection>
        <PageSection id="limits" title="What it leaves out">
          <ul className="list-disc grid gap-1 py-3 pl-6">
            <li>Stats, levels, rebirths, buffs, critical hits, accuracy and graze.</li>
            <li>Barriers, spell gauges, abilities and skills of the enemies.</li>
            <li>
              Spread and focus shots, and every character whose attacks no source tells: they are
              counted and not ranked, which does not mean that they are weak.
            </li>
            <li>Tags of enemies that no source tells: no killer counts on them.</li>
            <li>
              Which attack of two is better by how much: twice the index is not twice the damage.
            </li>
          </ul>
        </PageSection>
        <PageSection id="sources" title="Sources">
          <ul className="list-disc grid gap-1 py-3 pl-6">
            <li>
              Power, elements, bullets and killers: saved data of Lost Word Chronicle, English
              version, October 2024.
            </li>
            <li>
              Lines, skills, weaknesses and tags of characters: Japanese master data, July 2021.
            </li>
            <li>Battles of the story: Japanese master data, August 2020.</li>
            <li>
              Levels of 30 % and twice on a weakness:{" "}
              <OutsideLink to="https://gamerch.com/touhou-lw/entry/157640">
                Gamerch on buffs (Japanese)
              </OutsideLink>
              . Barriers and anomalies:{" "}
              <OutsideLink to="https://games.appmatch.jp/gamewiki/touholostword/1497130374-73">
                AppMatch on barrier anomalies (Japanese)
              </OutsideLink>
              .
            </li>
            <li>
              That a resisted element counts half is this index’s own measure: no source of this
              site tells by how much the game lowers it.
            </li>
          </ul>
        </PageSection>
        <PageSection id="where" title="Where it stands">
          <ul className="py-3">
            {PLACES.map(({ path, label }) => (
              <li key={path}>
                <Link className="link inline-flex min-h-11 items-center" to={path}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      </div>
    </Layout>
  );
}

const PLACES = [
  { path: FLOOR_ANSWERS_PATH, label: "Best attacks for a floor" },
  { path: TEAM_PATH, label: "A team for a floor" },
  { path: STAGE_ANSWERS_PATH, label: "Best attacks for a stage of the story" },
  { path: CARDS_PATH, label: "Cards for an attack" },
];

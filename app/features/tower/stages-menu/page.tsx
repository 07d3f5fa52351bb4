import { Link } from "react-router";
import { isRevealed } from "#app/game/reveal.ts";
import { Sign } from "#app/layout/japanese/signs.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextTowerMoment } from "#app/presenters/tower-rewards.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FLOOR_ANSWERS_PATH, FORMULA_PATH, TEAM_PATH } from "../../answers/paths.ts";
import { STORY_PATH } from "../../story-stages/search-params.ts";
import { chaptersOf } from "../../story-stages/story-chapter.ts";
import { NewestFloors } from "../floors/newest-floors.tsx";
import { newestFloors } from "../floors/tower-index.ts";
import { FLOORS_PATH, REWARDS_PATH } from "../tower-paths.ts";
import type { Route } from "./+types/page";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextTowerMoment(dataset, now));
  return {
    stages: dataset.stages.length,
    chapters: chaptersOf(dataset.stages),
    newest: newestFloors(dataset, now),
    floors: dataset.towerFloors.filter(({ release }) => isRevealed(release, now)).length,
  };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Stages",
    description: "The stages of Touhou LostWord that this site follows.",
    canonical: "/stages",
  });

/** The stages that the site knows: the tower, and the story. */
export default function StagesMenuPage({ loaderData }: Route.ComponentProps) {
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow="Menu"
        title="Stages"
        note="Enemies, what to bring, and rewards"
        slip={{ title: "戦いの場", stamp: "場" }}
      />
      <div>
        <ul className="menu-list">
          <li>
            <Link className="main" to={FLOORS_PATH}>
              <span className="k">
                <Sign sign="塔" />
              </span>
              <span>
                <strong>Scarlet Devil Tower</strong>
                <span className="block text-ink-2">
                  {loaderData.floors} floors with enemies and rewards
                </span>
              </span>
              <Icon name="right" />
            </Link>
            <div className="subs">
              <Link to={FLOORS_PATH}>Floors</Link>
              <Link to={FLOOR_ANSWERS_PATH}>Best attacks</Link>
              <Link to={TEAM_PATH}>Team</Link>
              <Link to={REWARDS_PATH}>Item Tracker</Link>
              <Link to={FORMULA_PATH}>The answer index</Link>
            </div>
          </li>
          <li>
            <Link className="main" to="/stages/story">
              <span className="k">
                <Sign sign="語" />
              </span>
              <span>
                <strong>Story</strong>
                <span className="block text-ink-2">
                  {loaderData.stages} stages with waves and drops
                </span>
              </span>
              <Icon name="right" />
            </Link>
            <div className="subs">
              {loaderData.chapters.map(({ id, name }) => (
                <Link key={id} to={`${STORY_PATH}?chapter=${id}`}>
                  {name}
                </Link>
              ))}
            </div>
          </li>
        </ul>
        {loaderData.newest.length === 0 ? null : <NewestFloors floors={loaderData.newest} isWide />}
      </div>
    </Layout>
  );
}

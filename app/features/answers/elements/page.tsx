import { data, Link } from "react-router";
import { StrongestAttacks } from "#app/components/character/strongest-attacks.tsx";
import { LinkedCards } from "#app/components/story-card/linked-cards.tsx";
import { FloorLinks } from "#app/components/tower/floor-links.tsx";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { requireAddress } from "#app/lib/require-address.ts";
import { elementPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { ATTACKS_PATH } from "../../attacks/path.ts";
import { FORMULA_PATH } from "../paths.ts";
import type { Route } from "./+types/page";
import { elementPageData } from "./element-page-data.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const element = entryOf(ELEMENTS, params.id);
  requireAddress(element !== undefined, url);
  if (!element) throw data("There is no such element.", { status: 404 });
  const page = elementPageData(dataset, element.id, now);
  return { ...page.data, id: element.id, name: element.label, next: expiresAt(page.until) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `Element: ${loaderData.name}`,
        description: `Floors of the Scarlet Devil Tower whose enemies are weak to ${loaderData.name} or resist it, and the cards that raise it.`,
        canonical: elementPath(loaderData.id),
      })
    : [];

/** An element: the floors that it answers, those that resist it, and what raises it. */
export default function ElementPage({ loaderData }: Route.ComponentProps) {
  const { id, name, answered, resisting, attacks, cards, searchItem } = loaderData;
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={<Link to="/stages">Stages</Link>}
        title={name}
        note={floorsNote(answered)}
        slip={{ title: "属性", stamp: "属" }}
        picture={
          <span className="text-[2rem] leading-none lg:text-[2.75rem]">
            <ElementSymbol element={id} />
          </span>
        }
      />
      <nav className="subnav scroll-x" aria-label="Elements">
        {ELEMENTS.map((one) => (
          <Link
            key={one.id}
            to={elementPath(one.id)}
            aria-label={one.label}
            title={one.label}
            aria-current={one.id === id ? "page" : undefined}
          >
            <ElementSymbol element={one.id} />
          </Link>
        ))}
      </nav>
      <div className="record-parts">
        {attacks.total === 0 ? null : (
          <PageSection
            id="attacks"
            title={`Strongest ${name} attacks`}
            end={attacks.total > attacks.strongest.length ? `of ${attacks.total}` : attacks.total}
          >
            <StrongestAttacks attacks={attacks.strongest} />
            <p className="flex flex-wrap gap-x-6">
              <Link
                className="link inline-flex min-h-11 items-center"
                to={`${ATTACKS_PATH}?${new URLSearchParams({ element: id, sort: "element" })}`}
              >
                All by their {name} power
              </Link>
              <Link className="link inline-flex min-h-11 items-center" to={FORMULA_PATH}>
                What an element counts
              </Link>
            </p>
          </PageSection>
        )}
        {answered.map(({ enemies, floors }) => (
          <PageSection
            key={enemies}
            id={`weak-${enemies}`}
            title={`${enemies} ${enemies === 1 ? "enemy is" : "enemies are"} weak to it`}
            end={floorCount(floors.length)}
          >
            <FloorLinks floors={floors} />
          </PageSection>
        ))}
        {resisting.length === 0 ? null : (
          <PageSection id="resists" title="Enemies resist it" end={floorCount(resisting.length)}>
            <FloorLinks floors={resisting} />
          </PageSection>
        )}
        {cards.length === 0 ? null : (
          <PageSection id="cards" title="Story cards that raise it" end={cards.length}>
            <LinkedCards cards={cards.slice(0, MOST_CARDS)} />
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`/story-cards?${new URLSearchParams({ options: searchItem })}`}
            >
              Compare all {cards.length}
            </Link>
          </PageSection>
        )}
      </div>
    </Layout>
  );
}

/** So many cards stand here; the list has them all. */
const MOST_CARDS = 8;

function floorCount(count: number): string {
  return `${count} ${count === 1 ? "floor" : "floors"}`;
}

/** How many floors have an enemy that is weak to it. */
function floorsNote(answered: Route.ComponentProps["loaderData"]["answered"]): string {
  const floors = answered.reduce((sum, one) => sum + one.floors.length, 0);
  return floors === 0
    ? "No enemy of the tower is weak to it"
    : `Hits a weakness on ${floorCount(floors)} of the tower`;
}

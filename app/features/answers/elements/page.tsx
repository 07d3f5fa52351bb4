import { data, Link } from "react-router";
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
import { Fold } from "#app/ui/fold.tsx";
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
        note="An element, and the floors it answers"
        slip={{ title: "属性", stamp: "属" }}
      />
      <nav className="subnav scroll-x" aria-label="Elements">
        {ELEMENTS.map((one) => (
          <Link
            key={one.id}
            to={elementPath(one.id)}
            aria-label={one.label}
            aria-current={one.id === id ? "page" : undefined}
          >
            <ElementSymbol element={one.id} />
          </Link>
        ))}
      </nav>
      <div className="record-parts">
        {answered.map(({ enemies, floors }) => (
          <PageSection
            key={enemies}
            id={`weak-${enemies}`}
            title={`${enemies} ${enemies === 1 ? "enemy is" : "enemies are"} weak to it`}
            end={floors.length}
          >
            <FoldedFloors floors={floors} />
          </PageSection>
        ))}
        {answered.length === 0 ? (
          <p className="empty">No enemy of a released floor is weak to it.</p>
        ) : null}
        {resisting.length === 0 ? null : (
          <PageSection id="resists" title="Enemies resist it" end={resisting.length}>
            <FoldedFloors floors={resisting} />
          </PageSection>
        )}
        <PageSection id="attacks" title="Attacks with it" end={attacks}>
          <p className="flex flex-wrap gap-x-6">
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`${ATTACKS_PATH}?${new URLSearchParams({ element: id, sort: "element" })}`}
            >
              By their power in it
            </Link>
            <Link className="link inline-flex min-h-11 items-center" to={FORMULA_PATH}>
              What an element counts
            </Link>
          </p>
        </PageSection>
        {cards.length === 0 ? null : (
          <PageSection id="cards" title="Story cards that raise it" end={cards.length}>
            <LinkedCards cards={cards} />
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`/story-cards?${new URLSearchParams({ options: searchItem })}`}
            >
              Compare these cards
            </Link>
          </PageSection>
        )}
      </div>
    </Layout>
  );
}

/** As many as fit a screen stand open. */
const MOST_OPEN = 80;

function FoldedFloors({ floors }: { floors: readonly number[] }) {
  return floors.length <= MOST_OPEN ? (
    <FloorLinks floors={floors} />
  ) : (
    <Fold summary={`Show the ${floors.length} floors`}>
      <FloorLinks floors={floors} />
    </Fold>
  );
}

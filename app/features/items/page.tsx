import { data, Link } from "react-router";
import { ItemIcon } from "#app/components/item/item-icon.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { withRunningTotals } from "#app/game/tower-rewards.ts";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { SampleNote } from "#app/layout/sample-note.tsx";
import { structuredData } from "#app/layout/structured-data.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { requireAddress } from "#app/lib/require-address.ts";
import { nextFloorMoment } from "#app/presenters/floors-of.ts";
import { floorPath, itemPath } from "#app/presenters/record-paths.ts";
import type { Route } from "./+types/page";
import { floorsGiving } from "./floors-giving.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  requireAddress(RECORD_ID.test(params.id), url);
  const item = dataset.items.find(({ id }) => id === params.id);
  if (!item) throw data("There is no such item.", { status: 404 });
  const { floors, isSample } = floorsGiving(dataset, item.id, now);
  return {
    ...item,
    floors: withRunningTotals(floors),
    isSample,
    next: expiresAt(nextFloorMoment(dataset, now)),
    origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { id, name, origin } = loaderData;
  return pageMeta({
    title: name,
    description: `${name} in Touhou LostWord: the floors of the Scarlet Devil Tower that give it, with totals.`,
    canonical: itemPath(id),
    record: structuredData({
      way: [
        { name: "Scarlet Tower Rewards", path: "/stages/scarlet-devil-tower/rewards" },
        { name, path: itemPath(id) },
      ],
      thing: { "@type": "Thing", name },
      image: `/icons/items/${encodeURIComponent(id)}.webp`,
      origin,
    }),
  });
};

/** An item, and where it comes from. */
export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const { id, name, floors, isSample } = loaderData;
  const total = floors.at(-1)?.total ?? 0;
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={<Link to="/stages/scarlet-devil-tower/rewards">Item Tracker</Link>}
        title={name}
        note={
          floors.length === 0
            ? "Given by no floor of the tower"
            : `${formatNumber(total)} from ${formatNumber(floors.length)} ${floors.length === 1 ? "floor" : "floors"} of the tower`
        }
        slip={{ title: "道具", stamp: "品" }}
      />
      <p className="mt-4">
        <ItemIcon id={id} size={64} />
      </p>
      <PageSection id="floors" title="Scarlet Devil Tower floors" end={floors.length}>
        {floors.length === 0 ? (
          <p className="mt-4 text-ink-2">No released floor gives this item.</p>
        ) : (
          <>
            <ul className="it-floors num">
              {floors.map(({ floor, amount, total: sum }) => (
                <li key={floor}>
                  <Link className="link" to={floorPath(floor)}>
                    Floor {floor}
                  </Link>
                  <b>×{formatNumber(amount)}</b>
                  <span className="faint">{formatNumber(sum)} in all</span>
                </li>
              ))}
            </ul>
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`/stages/scarlet-devil-tower?${new URLSearchParams({ reward: id })}`}
            >
              These floors in the floor list
            </Link>
          </>
        )}
      </PageSection>
      {isSample ? (
        <SampleNote>
          no source of this site tells the rewards of the tower; those shown are made up.
        </SampleNote>
      ) : null}
    </Layout>
  );
}

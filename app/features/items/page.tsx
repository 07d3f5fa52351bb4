import { data, Link } from "react-router";
import { DroppingStagesList } from "#app/components/item/dropping-stages.tsx";
import { ItemIcon } from "#app/components/item/item-icon.tsx";
import { monthName } from "#app/game/date-format.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { withRunningTotals } from "#app/game/tower-rewards.ts";
import { stageItemName } from "#app/game/vocabulary/stage-names.ts";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { CorrectionLink } from "#app/layout/correction-link.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { structuredData } from "#app/layout/structured-data.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { requireAddress } from "#app/lib/require-address.ts";
import { coinsOfStages, droppingStages } from "#app/presenters/dropping-stages.ts";
import { nextFloorMoment } from "#app/presenters/floors-of.ts";
import { floorPath, itemPath } from "#app/presenters/record-paths.ts";
import { COIN } from "#app/presenters/stages.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import type { Route } from "./+types/page";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  requireAddress(RECORD_ID.test(params.id), url);
  const item = findItem(dataset, params.id);
  if (!item) throw data("There is no such item.", { status: 404 });
  const { floors, isSample } = floorsGiving(dataset, item.id, now);
  return {
    ...item,
    dropping: droppingStages(dataset, ({ items }) => items.some((id) => String(id) === item.id)),
    coins: item.id === COIN ? coinsOfStages(dataset) : null,
    floors: withRunningTotals(floors),
    isSample,
    others: otherItems(dataset, item, now),
    next: expiresAt(nextFloorMoment(dataset, now)),
    origin,
  };
}

/** An item of the tower, or one of the story, whose id is a number. */
function findItem({ items, stageItems }: Dataset, wanted: string) {
  const item = items.find(({ id }) => id === wanted);
  if (item) return { ...item, jp: null, isOfStory: false };
  const ofStory = stageItems.find(({ id }) => String(id) === wanted);
  if (!ofStory) return;
  const jp = ofStory.nameJp;
  return { id: wanted, name: stageItemName(jp)?.name ?? jp, jp, isOfStory: true };
}

/** The other items of the same place, in the pack's order. */
function otherItems(
  { items, stageItems, towerFloors }: Dataset,
  { id: shown, isOfStory }: NonNullable<ReturnType<typeof findItem>>,
  now: number,
) {
  if (isOfStory) {
    return stageItems
      .filter(({ id }) => String(id) !== shown)
      .map(({ id, nameJp }) => ({ id: String(id), name: stageItemName(nameJp)?.name ?? nameJp }));
  }
  const given = new Set(
    towerFloors
      .filter(({ release }) => isRevealed(release, now))
      .flatMap(({ rewards }) => rewards.map(({ id }) => id)),
  );
  return items
    .filter(({ id }) => id !== shown && given.has(id))
    .map(({ id, name }) => ({ id, name }));
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { id, name, origin } = loaderData;
  return pageMeta({
    title: name,
    description: `${name} in Touhou LostWord: the floors of the Scarlet Devil Tower and the stages of the story that give it.`,
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
  const { id, name, jp, isOfStory, floors, dropping, coins, isSample, others } = loaderData;
  return (
    <Layout section="stages" sky="enji">
      <PageHead
        eyebrow={
          isOfStory ? (
            <Link to="/stages/story">Story Stages</Link>
          ) : (
            <Link to="/stages/scarlet-devil-tower/rewards">Item Tracker</Link>
          )
        }
        title={<span lang={name === jp ? "ja" : undefined}>{name}</span>}
        note={
          isOfStory ? (
            <>
              {jp === null || name === jp ? null : (
                <>
                  <span lang="ja">{jp}</span> · translated ·{" "}
                </>
              )}
              {stagesNote(dropping.count)}
            </>
          ) : (
            floorsNote(floors)
          )
        }
        sample={isSample}
        slip={{ title: "道具", stamp: "品" }}
        picture={
          <span className="size-8 lg:size-11">
            <ItemIcon id={id} size={64} />
          </span>
        }
      />
      {isOfStory ? null : <Floors id={id} floors={floors} />}
      {isOfStory ? (
        <PageSection id="stages" title="Stages of the story" end={dropping.count}>
          {dropping.count === 0 ? (
            <p className="mt-4 text-ink-2">No source of this site tells that a stage drops it.</p>
          ) : (
            <DroppingStagesList {...dropping} />
          )}
        </PageSection>
      ) : null}
      {coins ? (
        <PageSection id="stages" title="Stages of the story" end={coins.stages}>
          <p className="mt-4 text-ink-2">
            {`${formatNumber(coins.stages)} stages give ${formatNumber(coins.min)} to ${formatNumber(coins.max)} coins each, as of ${monthName(coins.asOf)} in Japan.`}{" "}
            <Link className="link" to="/stages/story">
              Story Stages
            </Link>
          </p>
        </PageSection>
      ) : null}
      {others.length === 0 ? null : (
        <PageSection
          id="others"
          title={isOfStory ? "Other items of the story" : "Other rewards of the tower"}
        >
          <ul className="mt-2 grid grid-cols-2 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-5">
            {others.map((one) => (
              <li key={one.id}>
                <Link
                  className="flex min-h-14 items-center gap-3 border-b border-rule text-dense hover:text-seal"
                  to={itemPath(one.id)}
                >
                  <span className="size-9 flex-none">
                    <ItemIcon id={one.id} size={36} />
                  </span>
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <CorrectionLink entity={isOfStory ? "stage-items" : "items"} id={id} />
    </Layout>
  );
}

type GivingFloors = Route.ComponentProps["loaderData"]["floors"];

function floorsNote(floors: GivingFloors): string {
  if (floors.length === 0) return "Given by no floor of the tower";
  const total = formatNumber(floors.at(-1)?.total ?? 0);
  return `${total} from ${formatNumber(floors.length)} ${floors.length === 1 ? "floor" : "floors"} of the tower`;
}

function stagesNote(count: number): string {
  return `May drop in ${formatNumber(count)} ${count === 1 ? "stage" : "stages"} of the story`;
}

function Floors({ id, floors }: { id: string; floors: GivingFloors }) {
  return (
    <PageSection id="floors" title="Scarlet Devil Tower floors" end={floors.length}>
      {floors.length === 0 ? (
        <p className="mt-4 text-ink-2">No released floor gives this item.</p>
      ) : (
        <>
          <ul className="grid grid-cols-2 gap-x-5 num sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] sm:gap-x-8">
            {floors.map(({ floor, amount, total: sum }) => (
              <li
                className="grid grid-cols-[minmax(0,1fr)_auto_3rem] gap-1.5 items-center text-dense sm:grid-cols-[minmax(0,1fr)_4rem_7rem] sm:gap-3 sm:text-body min-h-touch border-b border-rule text-end"
                key={floor}
              >
                <Link className="link justify-self-start" to={floorPath(floor)}>
                  Floor {floor}
                </Link>
                <b>×{formatNumber(amount)}</b>
                <span className="faint">
                  {formatNumber(sum)}
                  <span className="max-sm:sr-only"> in all</span>
                </span>
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
  );
}

/** The floors released at `now` that give an item, and how much of it, from the lowest up. */
function floorsGiving({ towerFloors }: Pick<Dataset, "towerFloors">, itemId: string, now: number) {
  const giving = towerFloors.filter(
    ({ release, rewards }) => isRevealed(release, now) && rewards.some(({ id }) => id === itemId),
  );
  return {
    floors: giving.map(({ floor, rewards }) => ({
      floor,
      amount: rewards.reduce((sum, { id, amount }) => (id === itemId ? sum + amount : sum), 0),
    })),
    isSample: giving.some(({ sample, sampleFields }) => sample || sampleFields.includes("rewards")),
  };
}

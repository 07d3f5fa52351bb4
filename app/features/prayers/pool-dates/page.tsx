import { Suspense } from "react";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterBatchesAnswer } from "#app/presenters/character-lists.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { characterCount } from "../character-count.ts";
import { CharacterTileList, CharacterTiles } from "../character-tiles.tsx";
import { poolModeAt } from "../pool/pool-mode.ts";
import { PoolPage } from "../pool/pool-page.tsx";
import { POOLS } from "../pool/pools.ts";
import type { Route } from "./+types/page";
import { type ShownBatch, shownBatches } from "./shown-batches.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle = { files: [LISTED_CHARACTERS] };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const mode = poolModeAt(url.pathname);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    mode,
    list: dataText(
      shownBatches(characterBatchesAnswer(releasedOnly(dataset, now), mode, now), now),
    ),
    sample: dataset.batches.some(({ kind, sample }) => kind === mode && sample),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: `${POOLS[loaderData.mode].title}: Date Order`,
        description: `When characters joined the ${POOLS[loaderData.mode].title} of Touhou LostWord.`,
        canonical: `${POOLS[loaderData.mode].path}/date-order`,
      })
    : [];

export default function PoolDateOrderPage({ loaderData }: Route.ComponentProps) {
  const { mode, sample } = loaderData;
  const { list: batches, ...shown } = useSpoilerList(
    loaderData,
    POOLS[mode].datesCall,
    shownBatches,
  );
  const here = countOf(batches.filter(({ isToCome }) => !isToCome));
  const toCome = countOf(batches) - here;
  return (
    <PoolPage mode={mode} child="/date-order" sample={sample}>
      <CharacterTileList
        ids={batches.flatMap(({ characters }) => characters)}
        shown={shown}
        className="count m-0"
        count={
          <>
            {characterCount(here)}
            {toCome > 0 ? `, ${formatNumber(toCome)} more upcoming` : null}
          </>
        }
      >
        {batchesByYear(batches).map(([year, ofYear]) => (
          <div
            key={year}
            className="border-t border-rule pt-4 pb-6 has-[section]:mt-0 lg:grid lg:gap-x-10 lg:grid-cols-[5rem_minmax(0,1fr)] lg:pt-5"
          >
            <p className="num font-title text-h3 leading-tight font-semibold text-ink-2 max-lg:mb-3">
              {year}
            </p>
            <div className="flex flex-wrap gap-x-8 gap-y-6 lg:gap-x-12">
              {ofYear.map((batch) => (
                <Batch key={batch.no} batch={batch} />
              ))}
            </div>
          </div>
        ))}
      </CharacterTileList>
      {batches.length === 0 ? <p className="list-end">Nobody has joined this pool yet.</p> : null}
    </PoolPage>
  );
}

function countOf(batches: readonly ShownBatch[]): number {
  return batches.reduce((sum, { characters }) => sum + characters.length, 0);
}

/** The batches of each year together, in their order; what no source dates stands in none. */
function batchesByYear(batches: readonly ShownBatch[]): [string, ShownBatch[]][] {
  return [
    ...Map.groupBy(batches, ({ date }) =>
      date === null ? "No date" : String(new Date(date).getUTCFullYear()),
    ),
  ];
}

/** A batch of a pool: its number, the day it joins, and its characters; as wide as they are. */
function Batch({ batch }: { batch: ShownBatch }) {
  const { no, date, dateMode, isToCome, characters } = batch;
  const title = `batch-${no}`;
  return (
    <section className="max-w-full min-w-37" aria-labelledby={title}>
      <header className="mb-2.5 flex flex-wrap items-baseline gap-x-3 max-lg:block">
        <h2 className="font-title text-lead leading-tight font-semibold" id={title}>
          Batch <span className="num">{no}</span>
        </h2>
        <p className="num text-dense text-ink-2">
          <DateText at={date} format="short" mode={dateMode} />
        </p>
        {isToCome ? <span className="state soon">Upcoming</span> : null}
      </header>
      {/* Of one size in all batches, whatever room is left beside them. */}
      <Suspense>
        <CharacterTiles className="flex flex-wrap *:w-17 lg:*:w-20" characters={characters} />
      </Suspense>
    </section>
  );
}

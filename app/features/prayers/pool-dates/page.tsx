import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterBatchesAnswer } from "#app/presenters/character-lists.ts";
import { shortNamesAmong } from "#app/presenters/listed-names.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { characterCount } from "../character-count.ts";
import { CharacterTiles } from "../character-grid.tsx";
import { poolModeAt } from "../pool/pool-mode.ts";
import { PoolPage } from "../pool/pool-page.tsx";
import { POOLS } from "../pool/pools.ts";
import { revealedMoment } from "../shown-characters.ts";
import type { Route } from "./+types/page";
import { type ShownBatch, shownBatches } from "./shown-batches.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const mode = poolModeAt(url.pathname);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    mode,
    batches: shownBatches(characterBatchesAnswer(dataset, mode, now), {
      now,
      showHidden: false,
      shortNameOf: shortNamesAmong(dataset.characters),
    }),
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
  const { mode, next, sample } = loaderData;
  const hidden = useSpoilerAnswer<BatchesAnswer>(POOLS[mode].datesCall, { next });
  const all = hidden.answer;
  const batches = all
    ? shownBatches(all, revealedMoment(loaderData.batches.flatMap(({ characters }) => characters)))
    : loaderData.batches;
  const here = countOf(batches.filter(({ isToCome }) => !isToCome));
  const toCome = countOf(batches) - here;
  return (
    <PoolPage mode={mode} child="/date-order" sample={sample}>
      <ListFilter
        ids={batches.flatMap(({ characters }) => characters.map(({ id }) => id))}
        count={
          <SpoilerCount hidden={hidden} className="count m-0">
            {characterCount(here)}
            {toCome > 0 ? `, ${formatNumber(toCome)} more upcoming` : null}
          </SpoilerCount>
        }
      >
        <CharacterList ids={batches.flatMap(({ characters }) => characters.map(({ id }) => id))}>
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
        </CharacterList>
      </ListFilter>
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
      <CharacterTiles className="flex flex-wrap *:w-17 lg:*:w-20" characters={characters} />
    </section>
  );
}

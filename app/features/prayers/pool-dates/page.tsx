import type { BatchesAnswer } from "#app/api-schemas/character-lists.ts";
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
import { siteNow } from "#app/ui/clock.ts";
import { characterCount } from "../character-count.ts";
import { CharacterGrid } from "../character-grid.tsx";
import { poolModeAt } from "../pool/pool-mode.ts";
import { PoolPage } from "../pool/pool-page.tsx";
import { POOLS } from "../pool/pools.ts";
import { knownShortNames } from "../shown-characters.ts";
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
    ? shownBatches(all, {
        now: siteNow(),
        showHidden: true,
        shortNameOf: knownShortNames(loaderData.batches.flatMap(({ characters }) => characters)),
      })
    : loaderData.batches;
  const here = countOf(batches.filter(({ isToCome }) => !isToCome));
  const toCome = countOf(batches) - here;
  return (
    <PoolPage mode={mode} child="/date-order" sample={sample}>
      <SpoilerCount hidden={hidden} className="count m-0 pt-3.5 pb-4">
        {characterCount(here)}
        {toCome > 0 ? `, ${formatNumber(toCome)} more upcoming` : null}
      </SpoilerCount>
      <ListFilter ids={batches.flatMap(({ characters }) => characters.map(({ id }) => id))}>
        {batches.map((batch) => (
          <BatchRow key={batch.no} batch={batch} />
        ))}
      </ListFilter>
      {batches.length === 0 ? <p className="list-end">Nobody has joined this pool yet.</p> : null}
    </PoolPage>
  );
}

function countOf(batches: readonly ShownBatch[]): number {
  return batches.reduce((sum, { characters }) => sum + characters.length, 0);
}

/** A batch of a pool: its number, the day it joins, and its characters. */
function BatchRow({ batch }: { batch: ShownBatch }) {
  const { no, date, dateMode, isToCome, characters } = batch;
  const title = `batch-${no}`;
  return (
    <section
      className="grid gap-3.5 border-t border-rule pt-4 pb-5 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-x-10 lg:pt-6 lg:pb-5.5"
      aria-labelledby={title}
    >
      <header className="flex flex-wrap items-baseline gap-x-4 lg:grid lg:content-start lg:gap-1">
        <h2 className="font-title text-h4 leading-tight font-semibold" id={title}>
          Batch <span className="num">{no}</span>
        </h2>
        <p className="num text-dense text-ink-2">
          <DateText at={date} format="short" mode={dateMode} />
        </p>
        {isToCome ? <span className="state soon">Upcoming</span> : null}
      </header>
      <CharacterGrid characters={characters} />
    </section>
  );
}

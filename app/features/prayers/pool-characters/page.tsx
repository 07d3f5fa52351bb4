import { Suspense } from "react";
import type { z } from "zod";
import type { poolAnswer } from "#app/api-schemas/character-lists.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterPool } from "#app/presenters/character-lists.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { characterCount } from "../character-count.ts";
import { CharacterTileList, CharacterTiles } from "../character-tiles.tsx";
import { poolModeAt } from "../pool/pool-mode.ts";
import { PoolPage } from "../pool/pool-page.tsx";
import { POOLS } from "../pool/pools.ts";
import type { Route } from "./+types/page";
import { PoolLead } from "./pool-lead.tsx";
import { poolSummary } from "./pool-summary.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle = { files: [LISTED_CHARACTERS] };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const mode = poolModeAt(url.pathname);
  const answer = characterPool(dataset, mode, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    mode,
    list: dataText(membersOf({ content: answer.content.filter((one) => one.isReleased) })),
    sample: dataset.batches.some(({ kind, sample }) => kind === mode && sample),
    summary: poolSummary(dataset, mode, now),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: POOLS[loaderData.mode].title,
        description: `The characters of the ${POOLS[loaderData.mode].title} of Touhou LostWord.`,
        canonical: POOLS[loaderData.mode].path,
      })
    : [];

export default function PoolCharactersPage({ loaderData }: Route.ComponentProps) {
  const { mode, sample, summary } = loaderData;
  const { list: characters, ...shown } = useSpoilerList(loaderData, POOLS[mode].call, membersOf);
  const groups = [...BANNER_TYPES, { id: null, label: "Others" }]
    .map(({ id, label }) => ({
      label,
      members: characters.filter(({ type }) => type === id).map((one) => one.id),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    <PoolPage mode={mode} child="" sample={sample}>
      <PoolLead mode={mode} summary={summary} />
      <CharacterTileList
        ids={groups.flatMap(({ members }) => members)}
        shown={shown}
        className="count m-0"
        count={characterCount(characters.length)}
      >
        {groups.map(({ label, members }) => (
          <section key={label} aria-label={label} className="[&+&]:mt-7">
            {groups.length > 1 ? (
              <h2 className="mb-3.5 border-b border-rule pb-1.5 font-title text-h4 leading-tight font-semibold">
                {label} <span className="num faint text-body">{members.length}</span>
              </h2>
            ) : null}
            <Suspense>
              <CharacterTiles characters={members} />
            </Suspense>
          </section>
        ))}
      </CharacterTileList>
      {characters.length === 0 ? <p className="list-end">This pool holds nobody yet.</p> : null}
    </PoolPage>
  );
}

/** The members of a pool, with what they are grouped by. */
function membersOf({ content }: Pick<z.infer<typeof poolAnswer>, "content">) {
  return content.map(({ id, type }) => ({ id, type }));
}

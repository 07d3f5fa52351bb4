import type { z } from "zod";
import type { poolAnswer } from "#app/api-schemas/character-lists.ts";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterPool } from "#app/presenters/character-lists.ts";
import { shortNamesAmong } from "#app/presenters/listed-names.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { characterCount } from "../character-count.ts";
import { CharacterTiles } from "../character-grid.tsx";
import { poolModeAt } from "../pool/pool-mode.ts";
import { PoolPage } from "../pool/pool-page.tsx";
import { POOLS } from "../pool/pools.ts";
import { revealedMoment, shownCharacters } from "../shown-characters.ts";
import type { Route } from "./+types/page";
import { PoolLead } from "./pool-lead.tsx";
import { poolSummary } from "./pool-summary.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const mode = poolModeAt(url.pathname);
  const answer = characterPool(dataset, mode, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    mode,
    characters: shownCharacters(answer, {
      now,
      showHidden: false,
      shortNameOf: shortNamesAmong(dataset.characters),
    })(answer.content),
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
  const { mode, next, sample, summary } = loaderData;
  const hidden = useSpoilerAnswer<z.infer<typeof poolAnswer>>(POOLS[mode].call, { next });
  const all = hidden.answer;
  const characters = all
    ? shownCharacters(all, revealedMoment(loaderData.characters))(all.content)
    : loaderData.characters;
  const groups = [...BANNER_TYPES, { id: null, label: "Others" }]
    .map(({ id, label }) => ({ label, members: characters.filter(({ type }) => type === id) }))
    .filter(({ members }) => members.length > 0);
  return (
    <PoolPage mode={mode} child="" sample={sample}>
      <PoolLead mode={mode} summary={summary} characters={characters} />
      <ListFilter
        ids={characters.map(({ id }) => id)}
        count={
          <SpoilerCount hidden={hidden} className="count m-0">
            {characterCount(characters.length)}
          </SpoilerCount>
        }
      >
        <CharacterList ids={groups.flatMap(({ members }) => members.map(({ id }) => id))}>
          {groups.map(({ label, members }) => (
            <section key={label} aria-label={label} className="[&+&]:mt-7">
              {groups.length > 1 ? (
                <h2 className="mb-3.5 border-b border-rule pb-1.5 font-title text-h4 leading-tight font-semibold">
                  {label} <span className="num faint text-body">{members.length}</span>
                </h2>
              ) : null}
              <CharacterTiles characters={members} />
            </section>
          ))}
        </CharacterList>
      </ListFilter>
      {characters.length === 0 ? <p className="list-end">This pool holds nobody yet.</p> : null}
    </PoolPage>
  );
}

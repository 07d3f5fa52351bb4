import type { z } from "zod";
import type { poolAnswer } from "#app/api-schemas/character-lists.ts";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterPool } from "#app/presenters/character-lists.ts";
import { shortNamesAmong } from "#app/presenters/listed-names.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { siteNow } from "#app/ui/clock.ts";
import { characterCount } from "../character-count.ts";
import { CharacterGrid } from "../character-grid.tsx";
import { poolModeAt } from "../pool/pool-mode.ts";
import { PoolPage } from "../pool/pool-page.tsx";
import { POOLS } from "../pool/pools.ts";
import { knownShortNames, shownCharacters } from "../shown-characters.ts";
import type { Route } from "./+types/page";

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
  const { mode, next, sample } = loaderData;
  const hidden = useSpoilerAnswer<z.infer<typeof poolAnswer>>(POOLS[mode].call, { next });
  const all = hidden.answer;
  const characters = all
    ? shownCharacters(all, {
        now: siteNow(),
        showHidden: true,
        shortNameOf: knownShortNames(loaderData.characters),
      })(all.content)
    : loaderData.characters;
  return (
    <PoolPage mode={mode} child="" sample={sample}>
      <SpoilerCount hidden={hidden} className="count m-0 pt-3.5 pb-4">
        {characterCount(characters.length)}
      </SpoilerCount>
      <ListFilter ids={characters.map(({ id }) => id)}>
        <CharacterGrid characters={characters} />
      </ListFilter>
      {characters.length === 0 ? <p className="list-end">This pool holds nobody yet.</p> : null}
    </PoolPage>
  );
}

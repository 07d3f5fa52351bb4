import { Link } from "react-router";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { LISTED_CHARACTERS, ListedProvider } from "#app/components/character/listed-characters.tsx";
import { CollectedList } from "#app/components/collection/collected-list.tsx";
import { CollectionTools } from "#app/components/collection/collection-tools.tsx";
import { useMineOfPage } from "#app/components/collection/mine-query.ts";
import { monthName } from "#app/game/date-format.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { PageFiles } from "#app/layout/visit/module-links.ts";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { boundedBatches } from "#app/lib/search-params.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";
import type { Route } from "./+types/page";
import { attackRows } from "./attack-rows.ts";
import { AttacksFilter } from "./attacks-filter.tsx";
import { AttacksForm } from "./attacks-form.tsx";
import { AttacksTable } from "./attacks-table.tsx";
import { ATTACKS_PATH } from "./path.ts";
import { attacksUrl, BATCH } from "./search-params.ts";
import { useAttacks } from "./use-attacks.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle & PageFiles = {
  files: [LISTED_CHARACTERS],
  query: (sent, _, dataset) => {
    const state = attacksUrl.decode(sent);
    if (!dataset) return attacksUrl.encode({ ...state, mine: null });
    // Unknown values are ignored, so that they make no cached page of their own.
    const known = (tag: string) => (dataset.characterTags.some(({ id }) => id === tag) ? tag : "");
    const [killer, tag] = [known(state.killer), known(state.tag)];
    const world = dataset.worlds.some(({ id }) => id === state.world) ? state.world : "";
    const shown = boundedBatches(state.shown, BATCH, dataset.attacks.length);
    return attacksUrl.encode({ ...state, killer, tag, world, shown, mine: null });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const state = attacksUrl.decode(url.searchParams);
  const next = expiresAt(nextAttacksMoment(dataset, now));
  const { read: _, ...found } = attackRows(dataset, state, now);
  return { state, next, ...found };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Attacks",
    description:
      "Spell cards and last words of Touhou LostWord with their power by element and bullet, killers and seconds.",
    canonical: loaderData
      ? pathWithQuery(
          ATTACKS_PATH,
          attacksUrl.encode({ ...loaderData.state, shown: BATCH, mine: null }),
        )
      : ATTACKS_PATH,
  });

/** The table of all attacks that are known of released characters; of all in spoiler mode. */
export default function AttacksPage({ loaderData }: Route.ComponentProps) {
  const { choices, asOf } = loaderData;
  const state = { ...loaderData.state, mine: useMineOfPage() };
  const replace = useReplaceSearch();
  const { rows, found, total, counts, listed, hidden } = useAttacks({ ...loaderData, state });
  return (
    <Layout section="characters" sky="kon">
      <PageHead
        eyebrow="What characters can do"
        title="Attacks"
        note="Spell cards and last words at full boost"
        slip={{ title: "一覧", stamp: "札" }}
      />
      <AttacksForm state={state} choices={choices} counts={counts} />
      <AttacksFilter state={state} choices={choices} />
      <SpoilerCount
        hidden={hidden}
        inFault={state.mine === null ? hidden.inFault : "The whole table could not be loaded"}
      >
        {`Showing ${formatNumber(found)} of ${formatNumber(total)} attacks`}
        {asOf === "" ? null : ` · English version, ${monthName(asOf)}`}
      </SpoilerCount>
      <CollectionTools
        mine={state.mine}
        choose={(mine) => replace(attacksUrl.encode({ ...state, shown: BATCH, mine }))}
      />
      {found === 0 ? (
        <p className="empty">No attack is like this.</p>
      ) : (
        <CollectedList mine={state.mine}>
          <CharacterList ids={[...new Set(rows.map(({ character }) => character))]}>
            <ListedProvider state={listed}>
              <AttacksTable rows={rows} perSecond={state.per === "second"} />
            </ListedProvider>
          </CharacterList>
        </CollectedList>
      )}
      {rows.length < found ? (
        <p className="my-4">
          <Link
            className="btn"
            preventScrollReset
            to={{ search: attacksUrl.encode({ ...state, shown: state.shown + BATCH }).toString() }}
          >
            Show more
          </Link>
        </p>
      ) : null}
      <UnknownNote>
        {
          "the attacks of other characters, and seconds where a dash stands. Power is that of all bullets at full boost, with what defense and agility add; a line of bullets may kill several tags."
        }
      </UnknownNote>
    </Layout>
  );
}

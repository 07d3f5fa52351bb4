import { Form, Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { searchGroups } from "#app/presenters/search/search-groups.ts";
import { nextShown } from "#app/presenters/search/search-records.ts";
import type { Route } from "./+types/page";
import { FoundGroups } from "./found-groups.tsx";
import { offeredFilters } from "./offered-filters.ts";
import { SearchField } from "./search-field.tsx";
import { searchUrl } from "./search-params.ts";
import { SearchStart } from "./search-start.tsx";
import { useRevealedGroups } from "./use-revealed-groups.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle = { query: searchUrl.canonical };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const state = searchUrl.decode(url.searchParams);
  const index = searchIndexOf(dataset);
  expiresAt(nextShown(index, now));
  return { state, groups: searchGroups(index, state, { now, showHidden: false }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: loaderData?.state.q ? `Search: ${loaderData.state.q}` : "Search",
    description: "Characters, story cards, prayers, illustrators, items, tags and floors by name.",
    canonical: "/search",
  }),
  // What visitors type makes no page that a search engine should keep.
  { name: "robots", content: "noindex" },
];

/** The search of the whole site: a form, and what it finds in groups by kind. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { state } = loaderData;
  const groups = useRevealedGroups(state, loaderData.groups);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return (
    <Layout sky="ai">
      <PageHead
        eyebrow="The whole Almanac"
        title="Search"
        note="Any spelling, world codes, floor numbers"
        slip={{ title: "一覧", stamp: "目" }}
      />
      <search className="grid gap-3">
        <Form action="/search" className="flex gap-2">
          <SearchField text={state.q} placeholder="reimu a6, floor 437" />
        </Form>
        {state.q === "" ? null : (
          <p className="count" role="status">
            <span>{total === 0 ? "Nothing found" : `${formatNumber(total)} found`}</span>
            {state.kinds.length > 0 ? (
              <>
                {" · "}
                <Link to={{ search: searchUrl.encode({ ...state, kinds: [] }).toString() }}>
                  search everything
                </Link>
              </>
            ) : null}
          </p>
        )}
      </search>
      {state.q === "" ? (
        <SearchStart />
      ) : (
        <>
          <OfferedFilters text={state.q} />
          <FoundGroups state={state} groups={groups} />
        </>
      )}
    </Layout>
  );
}

/** Lists whose search the words fill in. */
function OfferedFilters({ text }: { text: string }) {
  const offers = offeredFilters(text);
  return offers.length === 0 ? null : (
    <section className="sec" aria-labelledby="found-lists">
      <div className="sec-head">
        <h2 id="found-lists">Lists</h2>
      </div>
      <ul>
        {offers.map(({ name, note, href }) => (
          <li className="border-b border-rule" key={href}>
            <Link
              className="group flex min-h-touch flex-wrap items-baseline gap-x-3 py-2.5 wrap-anywhere"
              to={href}
            >
              <bdi className="font-semibold group-hover:text-seal">{name}</bdi>
              <span className="text-ink-2 text-dense">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

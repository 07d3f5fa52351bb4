import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { boundedShown } from "#app/lib/search-params.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { ListErrorBoundary } from "#app/ui/list-error-boundary.tsx";
import type { Route } from "./+types/page";
import { EntryView } from "./entry-view.tsx";
import { LogEnd } from "./log-end.tsx";
import { logPage } from "./log-page.ts";
import { PAGE_SIZE, updateLogUrl } from "./search-params.ts";
import { useLog } from "./use-log.ts";
import { useMonthGroups } from "./use-month-groups.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const { shown } = updateLogUrl.decode(sent);
    return updateLogUrl.encode({
      shown: boundedShown(shown, PAGE_SIZE, dataset?.updateEntries.length),
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const page = logPage(dataset, updateLogUrl.decode(url.searchParams).shown, now);
  expiresAt(page.next);
  return page;
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Update Log",
    description: "What changed on LostWord Almanac and in its data, the newest first.",
    canonical: "/update-log",
  });

export default function UpdateLogPage({ loaderData }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const log = useLog(loaderData);
  const months = useMonthGroups(log.entries);
  const { total, sample } = loaderData;
  return (
    <Layout section="update-log" sky="sumi">
      <PageHead
        eyebrow="New in the game, then on this site"
        title="Update Log"
        note={
          <>
            <b className="num">{formatNumber(total)}</b> {total === 1 ? "entry" : "entries"}
          </>
        }
        sample={sample}
        slip={{ title: "更新記録", stamp: "録" }}
      />
      <ListErrorBoundary>
        {months.map(({ month, entries }) => (
          <section
            key={month}
            className="sec mt-8 lg:mt-10 [&_h2]:text-h3 [&_h2]:text-ink-2"
            aria-label={month}
          >
            <div className="sec-head">
              <h2>{month}</h2>
            </div>
            {entries.map((entry) => (
              <EntryView
                key={entry.number}
                entry={entry}
                onShow={hydrated ? () => log.show(entry.number) : null}
              />
            ))}
          </section>
        ))}
      </ListErrorBoundary>
      <LogEnd log={log} total={total} />
    </Layout>
  );
}

import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { boundedShown } from "#app/lib/search-params.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { ListErrorBoundary } from "#app/ui/list-error-boundary.tsx";
import type { Route } from "./+types/page";
import { EntryView } from "./entry-view.tsx";
import { LogEnd } from "./log-end.tsx";
import { logPage } from "./log-page.ts";
import { PAGE_SIZE, updateLogUrl } from "./search-params.ts";
import { useLog } from "./use-log.ts";

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
  const { total, sample } = loaderData;
  return (
    <Layout section="update-log" sky="sumi">
      <PageHead
        eyebrow="What changed"
        title="Update Log"
        note={
          <>
            <b className="num">{formatNumber(total)}</b> {total === 1 ? "entry" : "entries"}
          </>
        }
        sample={sample}
        slip={{ title: "更新記録", stamp: "録" }}
      />
      <div>
        <ListErrorBoundary>
          {log.entries.map((entry) => (
            <EntryView
              key={entry.number}
              entry={entry}
              onShow={hydrated ? () => log.show(entry.number) : null}
            />
          ))}
        </ListErrorBoundary>
      </div>
      <LogEnd log={log} total={total} />
    </Layout>
  );
}

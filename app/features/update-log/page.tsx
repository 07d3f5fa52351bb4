import { formatNumber } from "#app/game/number-format.ts";
import { answerOf } from "#app/request/answer-context.ts";
import type { QueryHandle } from "#app/request/query-handle.ts";
import { Layout } from "#app/shell/layout.tsx";
import { PageHead } from "#app/shell/page-head.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { SampleNote } from "#app/shell/sample-note.tsx";
import { boundedShown } from "#app/url-state/url-state.ts";
import { ListErrorBoundary } from "#app/widgets/list-error-boundary.tsx";
import { useHydrated } from "#app/widgets/use-hydrated.ts";
import type { Route } from "./+types/page";
import { EntryView } from "./entry-view.tsx";
import { LogEnd } from "./log-end.tsx";
import { logPage } from "./log-page.ts";
import { PAGE_SIZE, updateLogUrl } from "./url-state.ts";
import { useLog } from "./use-log.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/shell/visit/revalidation.ts";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const { shown } = updateLogUrl.decode(sent);
    return updateLogUrl.encode({
      shown: boundedShown(shown, PAGE_SIZE, dataset?.updateEntries.length),
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  const page = logPage(dataset, updateLogUrl.decode(url.searchParams).shown, now);
  holdUntil(page.next);
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
      {sample ? <SampleNote>the entries of the update log are made up.</SampleNote> : null}
    </Layout>
  );
}

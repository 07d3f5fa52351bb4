import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { DataNav } from "../data-nav.tsx";
import { CHANGES_PATH } from "../data-paths.ts";
import { nextShownRecord } from "../shown-records.ts";
import type { Route } from "./+types/page";
import { ChangedRecords } from "./changed-records.tsx";
import { shownChanges } from "./shown-changes.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextShownRecord(dataset, now));
  return { imports: shownChanges(dataset, now) };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Changes of the Data",
    description: "What each import of the data of LostWord Almanac added, changed and removed.",
    canonical: CHANGES_PATH,
  });

/** What each import changed, the newest first. */
export default function ChangesPage({ loaderData }: Route.ComponentProps) {
  const { imports } = loaderData;
  return (
    <Layout section="update-log" sky="sumi">
      <PageHead
        eyebrow="Open data"
        title="What Changed"
        note="What each import of the data added, changed and removed"
        slip={{ title: "更新記録", stamp: "録" }}
      />
      <DataNav current="changes" />
      {imports.length === 0 ? (
        <div className="max-w-read py-8">
          <p className="font-title text-h3/snug font-semibold">
            Nothing has changed since the data came here first.
          </p>
          <p className="mt-2 text-ink-2">
            From the next import on this page lists every character, card, prayer and floor that
            came, changed or went, with what was there before. What is new in the game stands in the{" "}
            <Link className="link" to="/update-log">
              Update Log
            </Link>
            .
          </p>
        </div>
      ) : null}
      {imports.map(({ version, previousVersion, importedAt, entities }) => (
        <PageSection
          key={version}
          id={`version-${version}`}
          title={`Version ${version}`}
          end={<DateText at={importedAt} format="prayer" />}
        >
          <p className="mt-3 text-ink-2">
            Against version <span className="num">{previousVersion}</span>. Sample dates that move
            with each import are no change.
          </p>
          <ul className="lines">
            {entities.map(({ entity, label, added, changed, removed, records, unnamed }) => (
              <li key={entity} className="py-2">
                <details>
                  <summary className="min-h-11 cursor-pointer py-2.5">
                    <b>{label}</b> {countsOf({ added, changed, removed })}
                  </summary>
                  <ChangedRecords entity={entity} records={records} />
                  {unnamed > 0 ? (
                    <p className="pb-3 text-ink-2">
                      {`${formatNumber(unnamed)} more are not listed, or not out yet.`}
                    </p>
                  ) : null}
                </details>
              </li>
            ))}
          </ul>
        </PageSection>
      ))}
    </Layout>
  );
}

function countsOf(counts: { added: number; changed: number; removed: number }): string {
  return Object.entries(counts)
    .flatMap(([word, count]) => (count > 0 ? [`${formatNumber(count)} ${word}`] : []))
    .join(", ");
}

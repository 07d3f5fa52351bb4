import { CALLS } from "#app/api/calls.ts";
import { API_PROMISE } from "#app/api/openapi-document.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { nextShown } from "#app/presenters/search/search-records.ts";
import { DataNav } from "../data/data-nav.tsx";
import type { Route } from "./+types/page";
import { apiReference } from "./api-reference.ts";
import { CallEntry } from "./call-entry.tsx";
import { CallIndex } from "./call-index.tsx";
import { RecordEntry } from "./record-entry.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context }: Route.LoaderArgs) {
  const request = getRequestContext(context);
  request.expiresAt(nextShown(searchIndexOf(request.dataset), request.now));
  return { ...apiReference(CALLS, request), promise: API_PROMISE };
}

/** The same address answers programs with JSON. */
export function headers() {
  return { vary: "Accept, Accept-Encoding" };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "API",
    description:
      "Every call of the LostWord Almanac API: what it is for, its parameters, an example and the fields of its answer, errors, caching, and what its versions promise.",
    canonical: "/api",
  });

/** The calls of the API for people; programs read the same from the OpenAPI document. */
export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const { groups, feeds, records, promise } = loaderData;
  const calls = groups.reduce((total, group) => total + group.calls.length, 0);
  return (
    <Layout section="update-log" sky="sumi">
      <PageHead
        eyebrow="For your own programs"
        title="API"
        note="All that the site knows, as JSON, for anyone"
        slip={{ title: "目録", stamp: "目" }}
      />
      <DataNav current="api" />
      <PageSection id="calls" title="All calls" end={calls}>
        <CallIndex groups={groups} />
        <p className="flex flex-wrap gap-x-6 border-t border-rule pt-2 *:inline-flex *:min-h-11 *:items-center">
          <a className="link" href="#feeds-and-files">
            Feeds and files
          </a>
          <a className="link" href="#records">
            Fields of the answers
          </a>
          <a className="link" href="/api/openapi.json">
            OpenAPI 3.1 document
          </a>
        </p>
      </PageSection>
      <PageSection id="rules" title="What holds for all">
        <dl className="grid gap-x-16 gap-y-4 pt-4 lg:grid-cols-2">
          <Rule title="Access">{promise.access}</Rule>
          <Rule title="Values">{promise.values}</Rule>
          <Rule title="Errors">{promise.errors}</Rule>
          <Rule title="Caching">{promise.caching}</Rule>
          <Rule title={`Version ${promise.version}`}>{promise.versions}</Rule>
        </dl>
      </PageSection>
      {groups.map(({ name, calls }) => (
        <PageSection key={name} id={idOf(name)} title={name} end={calls.length}>
          <div className="lines">
            {calls.map((call) => (
              <CallEntry key={call.path} call={call} />
            ))}
          </div>
        </PageSection>
      ))}
      <PageSection id="feeds-and-files" title="Feeds and files" end={feeds.length}>
        <dl className="lines">
          {feeds.map(({ path, summary }) => (
            <div key={path} className="gap-x-6 py-2 sm:grid sm:grid-cols-[26rem_minmax(0,1fr)]">
              <dt className="break-all">
                <a className="link inline-flex min-h-11 items-center" href={path}>
                  <code>{path}</code>
                </a>
              </dt>
              <dd className="self-center">{summary}.</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <PageSection id="records" title="Fields of the answers" end={records.length}>
        <div className="lines">
          {records.map((record) => (
            <RecordEntry key={record.name} record={record} />
          ))}
        </div>
      </PageSection>
    </Layout>
  );
}

function Rule({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

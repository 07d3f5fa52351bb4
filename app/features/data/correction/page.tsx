import { Link } from "react-router";
import { CopyButton } from "#app/layout/copy-button.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { correctionPath } from "#app/presenters/record-paths.ts";
import { DataNav } from "../data-nav.tsx";
import { CORRECTION_PATH } from "../data-paths.ts";
import { nextShownRecord } from "../shown-records.ts";
import type { Route } from "./+types/page";
import { correctionOf } from "./correction.ts";
import { CorrectionForm, RecordForm } from "./correction-forms.tsx";
import { correctionUrl } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle = { query: correctionUrl.canonical };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const state = correctionUrl.decode(url.searchParams);
  expiresAt(nextShownRecord(dataset, now));
  return { state, ...correctionOf(dataset, state, now) };
}

export const meta: Route.MetaFunction = () => [
  ...pageMeta({
    title: "Report a Mistake",
    description: "Makes a correction of a record of LostWord Almanac, ready to hand on.",
    canonical: CORRECTION_PATH,
  }),
  { name: "robots", content: "noindex" },
];

type CorrectedRecord = NonNullable<Route.ComponentProps["loaderData"]["record"]>;

/** Makes a correction of a record that a maintainer of the data can take over unchanged. */
export default function CorrectionPage({ loaderData }: Route.ComponentProps) {
  const { state, kinds, record, text } = loaderData;
  return (
    <Layout section="update-log" sky="sumi">
      <PageHead
        eyebrow="Open data"
        title="Report a Mistake"
        note="A correction, ready to hand to whoever keeps this site’s data"
        slip={{ title: "更新記録", stamp: "録" }}
      />
      <DataNav current="correction" />
      {record ? null : (
        <p className="mt-5 max-w-read text-ink-2">
          Look for the character, card, prayer or item in{" "}
          <Link className="link" to="/search">
            the search
          </Link>{" "}
          and choose “Report a mistake” at the end of its page: it is filled in here then.
        </p>
      )}
      <RecordForm state={state} kinds={kinds} isMissing={state.id !== "" && record === null} />
      {record ? (
        <PageSection id="record" title={record.name} end={record.label}>
          <p className="my-3 text-ink-2">
            {originOf(record)} {record.asOf === null ? null : `As of ${record.asOf}.`}
          </p>
          {record.related.length > 0 ? (
            <ul className="flex flex-wrap gap-x-5" aria-label="Other records of this character">
              {record.related.map(({ entity, id, label }) => (
                <li key={id}>
                  <Link
                    className="link inline-flex min-h-11 items-center"
                    to={correctionPath(entity, id)}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          <CorrectionForm state={state} fields={record.fields} />
        </PageSection>
      ) : null}
      {text === null ? null : (
        <PageSection id="correction" title="The correction">
          <pre className="my-3 rounded-1 bg-sunk p-3 break-words whitespace-pre-wrap">{text}</pre>
          <CopyButton text={text} copied="Correction copied">
            Copy the correction
          </CopyButton>
          <p className="help mt-3">
            This site keeps nothing of it. Send it to whoever runs the site.
          </p>
        </PageSection>
      )}
    </Layout>
  );
}

function originOf({ isSample, sources, hasNote }: CorrectedRecord): string {
  if (isSample) return "This record is sample data.";
  if (sources.length > 0) return `Sources: ${sources.join(", ")}.`;
  return hasNote ? "Its source is told on the page of the open data." : "It names no source.";
}

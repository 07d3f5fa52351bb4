import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { offeredFiles } from "../data-files.ts";
import { DataNav } from "../data-nav.tsx";
import { CORRECTION_PATH, DATA_PATH } from "../data-paths.ts";
import { entityLabel } from "../entity-labels.ts";
import type { Route } from "./+types/page";
import { EntityData } from "./entity-data.tsx";
import { realSections } from "./real-sections.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

/** Where the records of a kind come from in a line: more than that is in the records. */
const MOST_SOURCES = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { dataset } = getRequestContext(context);
  const files = await offeredFiles(dataset);
  const { version, importedAt, name, openData } = dataset;
  return {
    version,
    importedAt,
    name,
    entities: openData.map(({ entity, count, coverage }) => ({
      entity,
      label: entityLabel(entity),
      count,
      files: files.get(entity) ?? [],
      coverage: coverage.map(({ sources, ...field }) => ({
        ...field,
        sources: sources.slice(0, MOST_SOURCES).map((one) => one.name),
        moreSources: Math.max(0, sources.length - MOST_SOURCES),
      })),
    })),
  };
}

export type OfferedEntity = Awaited<ReturnType<typeof loader>>["entities"][number];

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Open Data",
    description:
      "Every record of LostWord Almanac as JSON, NDJSON and CSV, with checksums, schemas, and how much of each field is known.",
    canonical: DATA_PATH,
  });

/** All records to take along, and how much of them is known. */
export default function OpenDataPage({ loaderData }: Route.ComponentProps) {
  const { version, importedAt, name, entities } = loaderData;
  const sections = realSections(entities);
  return (
    <Layout section="update-log" sky="sumi">
      <PageHead
        eyebrow={name}
        title="Open Data"
        note={
          <>
            Every record as a file, as of <DateText at={importedAt} format="prayer" />
          </>
        }
        slip={{ title: "目録", stamp: "目" }}
      />
      <DataNav current="data" />
      {sections.length === 0 ? null : (
        <PageSection id="real" title="What is real">
          <dl className="lines">
            {sections.map(({ label, real, madeUp, madeUpFields }) => (
              <div key={label} className="py-3">
                <dt className="font-semibold">{label}</dt>
                <dd>
                  {realInWords(real, madeUp)}
                  {real > 0 && madeUpFields.length > 0 ? (
                    <span className="text-ink-2">{` Made up: ${madeUpFields.join(", ")}.`}</span>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </PageSection>
      )}
      <PageSection id="files" title="Files and coverage" end={formatNumber(entities.length)}>
        {entities.length === 0 ? (
          <p className="mt-4 text-ink-2">The files come with the next import of the data.</p>
        ) : (
          <ul className="lines">
            {entities.map((one) => (
              <EntityData key={one.entity} offered={one} version={version} />
            ))}
          </ul>
        )}
      </PageSection>
      <PageSection id="about-files" title="How to read them">
        <div className="mt-4 max-w-read">
          <p>
            This is version <span className="num">{version}</span>. Each kind of record is a file.{" "}
            <code>/data/characters.json</code> is always the newest one; with the version before the
            name, as in <code>{`/data/${version}/characters.json`}</code>, it holds the records of
            that import, and is there until the next one. Files hold characters and cards that pages
            still hide.
          </p>
          <p className="mt-3">
            JSON is a list of records, NDJSON has one record a line, and in CSV lists stand as JSON
            in their cell. Times are UTC. <code>sample</code> marks a record that is made up,{" "}
            <code>sampleFields</code> the made-up fields of a real one. A field that is left out is
            not known or has nothing to tell.
          </p>
          <p className="mt-3">
            For programs:{" "}
            <a className="link" href="/data/index.json">
              all files with their checksums
            </a>{" "}
            and{" "}
            <a className="link" href="/data/changes.json">
              what the latest imports changed
            </a>
            .
          </p>
          <p className="mt-3">
            The code of this site is under the MIT licence. Facts come from the sources named here;
            names of the game belong to their owners. Something is wrong?{" "}
            <Link className="link" to={CORRECTION_PATH}>
              Make a correction
            </Link>
            .
          </p>
        </div>
      </PageSection>
    </Layout>
  );
}

function realInWords(real: number, madeUp: number): string {
  if (madeUp === 0) return "All of it comes from sources.";
  if (real === 0) return "All of it is made up.";
  // Nothing is rounded up to all, or down to nothing.
  const share = Math.min(99, Math.max(1, Math.round((100 * real) / (real + madeUp))));
  return `${share} % of the values come from sources.`;
}

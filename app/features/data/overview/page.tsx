import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { offeredFiles } from "../data-files.ts";
import { DataNav } from "../data-nav.tsx";
import { CORRECTION_PATH, DATA_PATH } from "../data-paths.ts";
import { entityLabel } from "../entity-labels.ts";
import type { Route } from "./+types/page";
import { EntityData } from "./entity-data.tsx";
import { RealPart } from "./real-part.tsx";
import { realSections } from "./real-sections.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

/** Where the records of a kind come from in a line: more than that is in the records. */
const MOST_SOURCES = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { dataset } = getRequestContext(context);
  const files = await offeredFiles(dataset);
  const { version, importedAt, openData } = dataset;
  return {
    version,
    importedAt,
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
  const { version, importedAt, entities } = loaderData;
  const sections = realSections(entities);
  return (
    <Layout section="update-log" sky="sumi">
      <PageHead
        eyebrow="What is real, and all of it to take along"
        title="Open Data"
        note={
          <>
            As of <DateText at={importedAt} format="prayer" />
          </>
        }
        slip={{ title: "目録", stamp: "目" }}
      />
      <DataNav current="data" />
      {sections.length === 0 ? null : (
        <PageSection id="real" title="What is real">
          <p className="mt-3 max-w-read text-ink-2">
            Real is what a source tells: the game's own data, its news, or players who noted it
            down.{" "}
            {sections.some(({ counts }) => counts.madeUp > 0) ? (
              <>
                Made up is what only fills a page until somebody knows better; pages mark it with{" "}
                <SampleMark />.
              </>
            ) : (
              "Nothing on this site is made up."
            )}
          </p>
          <RealPart sections={sections} />
        </PageSection>
      )}
      <PageSection id="files" title="All records as files" end={formatNumber(entities.length)}>
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
      <PageSection id="about-files" title="How to read the files">
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

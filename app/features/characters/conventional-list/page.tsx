import { Link } from "react-router";
import { nextCharacterMoment } from "#app/answers/chronological.ts";
import { answerOf } from "#app/request/answer-context.ts";
import { Layout } from "#app/shell/layout.tsx";
import { PageHead } from "#app/shell/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/shell/page-meta.ts";
import { SampleNote } from "#app/shell/sample-note.tsx";
import type { Route } from "./+types/page";
import { conventionalListing, type ListedSeries } from "./listing.ts";
import { CharacterThumbnail } from "./thumbnail.tsx";
import { conventionalListUrl } from "./url-state.ts";

const PATH = "/characters/conventional-list";

export const handle = { query: conventionalListUrl.canonical };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  const { type } = conventionalListUrl.decode(url.searchParams);
  holdUntil(nextCharacterMoment(dataset.characters, now));
  return { tab: type, ...conventionalListing(dataset, type, now) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Conventional-Canonical Listing",
    description: "The characters of Touhou LostWord in the order in which they appeared.",
    ...(loaderData && {
      canonical: pathWithQuery(PATH, conventionalListUrl.encode({ type: loaderData.tab })),
    }),
  });

export default function ConventionalListPage({ loaderData }: Route.ComponentProps) {
  const { tab, tabs, released, series, sample } = loaderData;
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        eyebrow="Conventional-Canonical Listing"
        title="Characters"
        note={
          <>
            <b className="num">{released}</b> released · in the order they appeared
          </>
        }
        slip={{ title: "登場人物", stamp: "人" }}
      />
      <nav className="tabs scroll-x" aria-label="Universe group">
        {tabs.map(({ id, label, count }) => (
          <Link
            key={id}
            className="tab"
            to={{ search: conventionalListUrl.encode({ type: id }).toString() }}
            aria-current={id === tab ? "page" : undefined}
            preventScrollReset
          >
            {label} <span className="num">{count}</span>
          </Link>
        ))}
      </nav>
      <div className="chron">
        {series.map((entry) => (
          <SeriesSection key={entry.id} series={entry} />
        ))}
      </div>
      {series.length === 0 ? (
        <p className="list-end">No character of this group is released.</p>
      ) : null}
      {sample ? (
        <SampleNote>
          no source of this site tells which characters are released in the global version, and
          since when.
        </SampleNote>
      ) : null}
    </Layout>
  );
}

function SeriesSection({ series }: { series: ListedSeries }) {
  return (
    <section className="series" id={series.id} aria-labelledby={`${series.id}-title`}>
      <header>
        <h2 id={`${series.id}-title`}>{series.titleEn}</h2>
        {series.titleJp ? <span lang="ja">{series.titleJp}</span> : null}
        <span className="num">
          <b>{series.characters.length}</b> released
        </span>
      </header>
      <ul className="grid-who">
        {series.characters.map((character) => (
          <li key={character.id}>
            <CharacterThumbnail character={character} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Form, Link } from "react-router";
import { answerOf } from "#app/request/answer-context.ts";
import { Icon } from "#app/shell/icon.tsx";
import { Layout } from "#app/shell/layout.tsx";
import { PageHead } from "#app/shell/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/shell/page-meta.ts";
import { SampleNote } from "#app/shell/sample-note.tsx";
import type { Route } from "./+types/page";
import { nextCardMoment, storyCardList } from "./card-list.ts";
import { countLine } from "./count-line.ts";
import { StoryCardItem } from "./story-card-item.tsx";
import { FIRST_BATCH, storyCardListUrl } from "./url-state.ts";

const TITLE = "Touhou LostWord Story Card Tracker";

export const handle = { query: storyCardListUrl.canonical };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  const state = storyCardListUrl.decode(url.searchParams);
  holdUntil(nextCardMoment(dataset, now));
  return { ...state, ...storyCardList(dataset, state, now) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: TITLE,
    description: "Every story card of Touhou LostWord with its stats, effects and artist.",
    canonical: pathWithQuery(
      "/story-cards",
      storyCardListUrl.encode({ name: loaderData?.name ?? "", shown: FIRST_BATCH }),
    ),
  });

export default function StoryCardListPage({ loaderData }: Route.ComponentProps) {
  const { name, shown, total, found, cards, sample } = loaderData;
  const more = storyCardListUrl.encode({ name, shown: shown + FIRST_BATCH }).toString();
  return (
    <Layout section="story-cards" sky="kon">
      <PageHead
        eyebrow={TITLE}
        title="Story Cards"
        note={
          <>
            <b className="num">{total}</b> released
          </>
        }
        slip={{ title: "物語絵札", stamp: "札" }}
      />
      <SearchForm name={name} />
      <p className="count" role="status">
        {countLine(found, total)}
      </p>
      <div className="sc-list">
        <div className="sc-head" aria-hidden="true">
          <span />
          <span>Card</span>
          <span>Stats, level 0 – 10</span>
          <span>Effects, base – full limit break</span>
          <span>Artist, release, source</span>
        </div>
        {cards.map((card) => (
          <StoryCardItem key={card.id} card={card} />
        ))}
      </div>
      <p className="list-end">
        {found === 0 ? "• No card found •" : null}
        {found > 0 && cards.length >= found ? "•" : null}
        {cards.length < found ? (
          <Link className="btn" to={{ search: more }} preventScrollReset>
            Show more
          </Link>
        ) : null}
      </p>
      {sample ? (
        <SampleNote>
          release dates (*) are made up, as no source of this site tells those of the global
          version.
        </SampleNote>
      ) : null}
    </Layout>
  );
}

function SearchForm({ name }: { name: string }) {
  return (
    <search className="tools">
      <Form method="get" className="line" preventScrollReset>
        <label className="search">
          <span className="vh">Search by name</span>
          <Icon name="search" />
          {/* The key makes a field of its own for each search, so that back restores its text. */}
          <input
            key={name}
            className="input"
            type="search"
            name="name"
            defaultValue={name}
            placeholder="Search by name"
            maxLength={100}
          />
        </label>
        <button className="btn" type="submit">
          Search
        </button>
      </Form>
    </search>
  );
}

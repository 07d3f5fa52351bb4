import { Link } from "react-router";
import { nextCharacterMoment } from "#app/answers/chronological.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { isRevealed, nextMoment } from "#app/game/reveal.ts";
import { answerOf } from "#app/request/answer-context.ts";
import { Layout } from "#app/shell/layout.tsx";
import { PageHead } from "#app/shell/page-head.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import type { Route } from "./+types/page";

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, holdUntil } = answerOf(context);
  const releases = dataset.storyCards.map((card) => card.release);
  holdUntil(nextCharacterMoment(dataset.characters, now));
  holdUntil(nextMoment(releases, now));
  return {
    characters: dataset.characters.filter((character) => isReleased(statusAt(character, now)))
      .length,
    storyCards: releases.filter((release) => isRevealed(release, now)).length,
  };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Home",
    description: "Characters and story cards of the global version of Touhou LostWord.",
    canonical: "/",
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <Layout section="" sky="ai">
      <PageHead
        eyebrow="A companion for Touhou LostWord"
        title="LostWord Almanac"
        note="Released characters and story cards of the global version"
        slip={{ title: "幻想暦", stamp: "暦" }}
      />
      <section className="sec">
        <div className="sec-head">
          <h2>Contents</h2>
          <span lang="ja">目次</span>
        </div>
        <ul className="menu-list">
          <Entry
            to="/characters/conventional-list"
            glyph="人"
            title="Characters"
            note={`${loaderData.characters} released, in the order they appeared`}
          />
          <Entry
            to="/story-cards"
            glyph="札"
            title="Story Cards"
            note={`${loaderData.storyCards} released, with stats and effects`}
          />
        </ul>
      </section>
    </Layout>
  );
}

function Entry(props: { to: string; glyph: string; title: string; note: string }) {
  return (
    <li>
      <Link className="main" to={props.to}>
        <span className="k" lang="ja" aria-hidden="true">
          {props.glyph}
        </span>
        <span>
          <strong>{props.title}</strong>
          <span className="block text-ink-2">{props.note}</span>
        </span>
      </Link>
    </li>
  );
}

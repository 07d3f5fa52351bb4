import { latestMoment } from "#app/game/reveal.ts";
import { nextReset, startOfDay } from "#app/game/utc-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextTowerMoment } from "#app/presenters/tower-rewards.ts";
import { useClockFrom } from "#app/ui/clock.ts";
import type { Route } from "./+types/page";
import { CharacterCounts } from "./character-counts.tsx";
import { Contents } from "./contents.tsx";
import { DailyReset } from "./daily-reset.tsx";
import { homePageData } from "./home-page-data.ts";
import { OngoingPrayers, UpcomingPrayers } from "./home-prayers.tsx";
import { homeState, stateMoments } from "./home-state.ts";
import { LatestUpdates } from "./latest-updates.tsx";
import { Maintenance } from "./maintenance.tsx";
import { Newest } from "./newest.tsx";
import { StoryCardCounts } from "./story-card-counts.tsx";
import { HomeTimeline } from "./timeline.tsx";
import { LaterDebuts, NextDebut } from "./upcoming-characters.tsx";
import { useRevealedPrayers } from "./use-revealed-prayers.ts";
import { WantedNow } from "./wanted-now.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const data = homePageData(dataset, now);
  const next = expiresAt(data.next);
  // The countdown to the reset stands in the page.
  expiresAt(nextReset(now));
  // A floor that opens is the newest.
  expiresAt(nextTowerMoment(dataset, now));
  return { ...data, next };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Home",
    description:
      "Current and upcoming prayers, the daily reset, maintenance, and every character and card of the global version of Touhou LostWord.",
    canonical: "/",
  });

export default function HomePage({ loaderData: data }: Route.ComponentProps) {
  const moments = stateMoments(data);
  const now = useClockFrom(data.at, (now) => latestMoment(data.at, moments, now), 100);
  const prayers = useRevealedPrayers(data.prayers, now);
  const state = homeState({ ...data, prayers }, now);
  return (
    <Layout section="" sky="ai">
      <PageHead
        eyebrow="A companion for Touhou LostWord"
        title="LostWord Almanac"
        note="Banners, cards and tower for Touhou LostWord, at a glance"
        slip={{ title: "幻想郷暦", stamp: "暦" }}
      />
      <OngoingPrayers prayers={state.ongoing} today={startOfDay(now)}>
        <div className="border-y border-rule sm:grid sm:grid-cols-3 lg:mt-4 lg:grid-cols-[1fr_1.15fr_1.15fr]">
          <DailyReset at={data.at} />
          <Maintenance state={state.maintenance} />
          <NextDebut characters={state.characters} />
        </div>
        <WantedNow prayers={state.ongoing} />
      </OngoingPrayers>
      <HomeTimeline strip={data.strip} today={startOfDay(data.at)} />
      <div className="*:isolate lg:grid lg:grid-cols-2 lg:gap-x-16">
        <UpcomingPrayers prayers={state.upcoming} />
        <div>
          <Newest {...data.newest} />
          <LaterDebuts characters={state.characters.slice(1)} />
        </div>
      </div>
      <div className="home-pair *:isolate lg:grid lg:grid-cols-[1.35fr_1fr] lg:items-start lg:gap-x-16">
        <LatestUpdates entries={data.latest} />
        <Contents entries={data.contents} />
      </div>
      <div className="home-pair *:isolate lg:grid lg:grid-cols-[1.35fr_1fr] lg:items-start lg:gap-x-16">
        <CharacterCounts counter={data.counter} />
        <StoryCardCounts counts={data.storyCard} />
      </div>
    </Layout>
  );
}

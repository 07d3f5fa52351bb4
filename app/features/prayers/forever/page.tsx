import { data, Link, type ShouldRevalidateFunctionArgs } from "react-router";
import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { PrayerState, TimeLeft } from "#app/components/prayer/time-left.tsx";
import { percent } from "#app/game/number-format.ts";
import { prayerTiming } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { nextReset } from "#app/game/utc-day.ts";
import { CorrectionLink } from "#app/layout/correction-link.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { revalidateOnNewPath } from "#app/layout/visit/revalidation.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextForeverPrayerMoment } from "#app/presenters/forever-prayer.ts";
import { PrayerNav } from "../prayer-nav.tsx";
import { UnknownMembers } from "../unknown-members.tsx";
import type { Route } from "./+types/page";
import { ChancePanel } from "./chance-panel.tsx";
import { dayMoment } from "./day-moment.ts";
import { foreverView } from "./forever-view.ts";
import { Navigator } from "./navigator.tsx";
import { foreverPrayerUrl } from "./search-params.ts";
import { Selection } from "./selection.tsx";
import { useForeverPrayer } from "./use-forever-prayer.ts";

export const handle = { query: foreverPrayerUrl.canonical };

const PATH = "/prayer/forever-prayer";

/** Another prayer is loaded; what is selected, counted and shown of it is worked out in the browser. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const noOf = (url: URL) => foreverPrayerUrl.decode(url.searchParams).id;
  return (
    revalidateOnNewPath(navigation) || noOf(navigation.currentUrl) !== noOf(navigation.nextUrl)
  );
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const { id } = foreverPrayerUrl.decode(url.searchParams);
  const view = foreverView(dataset, id, now);
  if (!view && (id !== null || dataset.foreverPrayers.length > 0)) {
    throw data("There is no such forever prayer.", { status: 404 });
  }
  expiresAt(nextMoment([nextForeverPrayerMoment(dataset, now), nextReset(now)], now));
  if (!view) return null;
  return {
    view,
    timing: prayerTiming(view, now),
    moment: dayMoment(view, now),
    isNamed: id !== null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const no = loaderData?.view.navigator.no;
  const query = foreverPrayerUrl.encode({
    id: loaderData?.isNamed && no !== undefined ? no : null,
    mode: 1,
    category: null,
    selected: [],
  });
  return pageMeta({
    title: loaderData?.isNamed ? loaderData.view.title : "Forever Prayer",
    description:
      "The characters of the forever prayer of Touhou LostWord, and the chances of each.",
    canonical: pathWithQuery(PATH, query),
  });
};

export default function ForeverPrayerPage({ loaderData }: Route.ComponentProps) {
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title="Forever Prayer"
        note="One character each day. Choose those you hope for."
        slip={{ title: "永遠祈願", stamp: "祈" }}
      />
      <PrayerNav current={PATH} />
      {loaderData ? (
        <Viewer key={loaderData.view.navigator.no} {...loaderData} />
      ) : (
        <p className="list-end">No forever prayer is known.</p>
      )}
    </Layout>
  );
}

function Viewer({ view, timing, moment }: NonNullable<Route.ComponentProps["loaderData"]>) {
  const prayer = useForeverPrayer(view, moment);
  const { chances, selected, characters } = prayer;
  const shown = { name: view.title, start: view.start, end: view.end, timing };
  return (
    <>
      <Navigator view={view} days={chances.allDays} />
      <p className="flex min-h-10 flex-wrap items-baseline justify-between gap-x-4 pt-2.5">
        <PrayerState prayer={shown} />
        <TimeLeft prayer={shown} />
        {timing === "none" ? null : (
          <AddToCalendar kind="prayers" id={`fp-${view.navigator.no}`} name={view.title} />
        )}
      </p>
      {view.unknown ? (
        <UnknownMembers count={view.unknown.count} notes={view.notes} of="forever prayer" />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-16">
          <Selection prayer={prayer} />
          <ChancePanel
            state={prayer.state}
            chances={chances}
            selected={selected.size}
            total={characters.length}
            notes={view.notes}
          />
        </div>
      )}
      {chances.mode === 0 || view.unknown ? null : (
        <p
          className="sticky bottom-foot z-2 -mx-gutter flex items-center justify-between gap-4 border-t border-ink bg-paper px-gutter py-2.5 text-dense lg:hidden print:hidden"
          aria-hidden="true"
        >
          <span>At least one of {selected.size} selected</span>
          <b className="num font-title text-h3 leading-none font-semibold">
            {percent(chances.success, 2)} %
          </b>
        </p>
      )}
      {view.sample ? null : <CorrectionLink entity="forever-prayers" id={view.navigator.no} />}
    </>
  );
}

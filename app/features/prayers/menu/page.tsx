import { Link } from "react-router";
import {
  displayedEnd,
  nextPrayerMoment,
  type PrayerTiming,
  prayerTiming,
} from "#app/game/prayer-timing.ts";
import { Sign } from "#app/layout/japanese/signs.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { listable } from "#app/presenters/prayer-list.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { POOL_CHILDREN, POOLS } from "../pool/pools.ts";
import { PRAYER_LISTS } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/prayers/menu";

export function meta() {
  return pageMeta({
    title: "Prayer Menu",
    description: "Every page about the prayers of Touhou LostWord.",
    canonical: PATH,
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const prayers = listable(dataset);
  expiresAt(nextPrayerMoment([...prayers, ...dataset.foreverPrayers], now));
  const count = (timing: PrayerTiming) =>
    prayers.filter((prayer) => prayerTiming(prayer, now) === timing).length;
  const forever = dataset.foreverPrayers.find((one) => prayerTiming(one, now) === "ongoing");
  return {
    ongoing: count("ongoing"),
    upcoming: count("upcoming"),
    forever: forever ? { no: forever.no, end: forever.end } : null,
  };
}

export default function PrayerMenuPage({ loaderData }: Route.ComponentProps) {
  const { ongoing, upcoming, forever } = loaderData;
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow="Prayer tracker"
        title="Prayer Menu"
        note={
          <>
            <b className="num">{ongoing}</b> ongoing · <b className="num">{upcoming}</b> upcoming
          </>
        }
        slip={{ title: "祈願目次", stamp: "祈" }}
      />
      <ul className="menu-list">
        {PRAYER_LISTS.map((list) => (
          <li key={list.path}>
            <Link className="main" to={list.path}>
              <span className="k">
                <Sign sign={list.jp.charAt(0)} />
              </span>
              <span>
                <strong>{list.label}</strong>
                <small className="block text-dense text-ink-3">
                  {list.note}
                  {forever !== null && list.path === FOREVER_PATH ? (
                    <Running no={forever.no} end={forever.end} />
                  ) : null}
                </small>
              </span>
              <Icon name="right" />
            </Link>
            <Children path={list.path} />
          </li>
        ))}
      </ul>
    </Layout>
  );
}

const FOREVER_PATH = "/prayer/forever-prayer";

/** Which forever prayer runs, and until when. */
function Running({ no, end }: { no: number; end: number | null }) {
  return (
    <span>
      {` · No. ${no} runs`}
      {end === null ? null : (
        <>
          {" until "}
          <DateText at={displayedEnd(end)} format="compact" />
        </>
      )}
    </span>
  );
}

/** The pages below those of the two pools. */
function Children({ path }: { path: string }) {
  if (!Object.values(POOLS).some((pool) => pool.path === path)) return null;
  return (
    <div className="subs">
      {POOL_CHILDREN.map(({ child, label }) => (
        <Link key={child} to={path + child}>
          {label}
        </Link>
      ))}
    </div>
  );
}

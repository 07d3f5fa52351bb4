import { Link } from "react-router";
import { PrayerPictureLink } from "#app/components/prayer/prayer-picture.tsx";
import { shownPrayer } from "#app/components/prayer/shown-prayer.ts";
import { TimeEdge, TimeLeft } from "#app/components/prayer/time-left.tsx";
import {
  displayedEnd,
  nextPrayerMoment,
  type PrayerTiming,
  prayerTiming,
  rouletteAt,
} from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { Sign } from "#app/layout/japanese/signs.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterPool } from "#app/presenters/character-lists.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { listedPrayersAt } from "#app/presenters/listed-prayer.ts";
import { listable } from "#app/presenters/prayer-list.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { characterCount } from "../character-count.ts";
import { POOL_CHILDREN, POOLS, type PoolMode } from "../pool/pools.ts";
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
  expiresAt(nextThumbnailMoment(dataset, now));
  expiresAt(
    nextMoment(
      dataset.roulettes.map(({ start }) => start),
      now,
    ),
  );
  const withTiming = (timing: PrayerTiming) =>
    prayers.filter((prayer) => prayerTiming(prayer, now) === timing);
  const [ongoing, upcoming] = [withTiming("ongoing"), withTiming("upcoming")];
  const running = ongoing
    .filter(({ permanent }) => !permanent)
    .toSorted((a, b) => (a.end ?? FAR) - (b.end ?? FAR));
  const coming = upcoming.toSorted((a, b) => (a.start ?? FAR) - (b.start ?? FAR));
  const next = coming[0];
  const forever = dataset.foreverPrayers.find((one) => prayerTiming(one, now) === "ongoing");
  const revealing = { now, showHidden: false, nameOf: writtenNames(dataset.characters) };
  const inPool = (mode: PoolMode) =>
    characterPool(dataset, mode, now).content.filter(({ isReleased }) => isReleased).length;
  return {
    ongoing: running.length,
    permanent: ongoing.length - running.length,
    upcoming: upcoming.length,
    shown: [...running, ...coming]
      .slice(0, MOST_SHOWN)
      .map(listedPrayersAt(dataset, now))
      .map((prayer) => shownPrayer(prayer, revealing)),
    next: next ? { name: next.name, start: next.start } : null,
    forever: forever ? { no: forever.no, end: forever.end } : null,
    pools: { standard: inPool("standard"), ritual: inPool("ritual") },
    roulette: rouletteAt(dataset.roulettes, now)?.start ?? null,
  };
}

const MOST_SHOWN = 4;
const FAR = Number.MAX_SAFE_INTEGER;

type Loaded = Route.ComponentProps["loaderData"];

export default function PrayerMenuPage({ loaderData }: Route.ComponentProps) {
  const { ongoing, permanent, upcoming, shown } = loaderData;
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow="Prayer tracker"
        title="Prayer Menu"
        note={
          <>
            <b className="num">{ongoing}</b> ongoing · <b className="num">{permanent}</b> permanent
            · <b className="num">{upcoming}</b> upcoming
          </>
        }
        slip={{ title: "祈願目次", stamp: "祈" }}
      />
      {shown.length === 0 ? null : (
        <ul
          className="scroll-x -mx-gutter grid auto-cols-[minmax(11.5rem,19rem)] grid-flow-col justify-start gap-4 px-gutter pt-4 pb-3 print:grid-flow-row print:grid-cols-3 lg:mx-0 lg:gap-8 lg:px-0"
          aria-label="Running and coming prayers"
        >
          {shown.map((prayer) => (
            <li key={prayer.id}>
              <PrayerPictureLink image={prayer.image} link={{ to: prayerPath(prayer.id) }} />
              <h2 className="mt-2 font-title text-read leading-snug font-semibold text-pretty">
                <Link className="inline-block min-h-6 hover:text-seal" to={prayerPath(prayer.id)}>
                  {prayer.name}
                </Link>
              </h2>
              <p className="[&_.till]:text-read">
                <TimeLeft prayer={prayer} />
                <span className="hidden print:block">
                  <TimeEdge prayer={prayer} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <ul className="menu-list border-t border-rule">
        {PRAYER_LISTS.map((list) => (
          <li key={list.path}>
            <Link className="main" to={list.path}>
              <span className="k">
                <Sign sign={list.jp.charAt(0)} />
              </span>
              <span>
                <strong>{list.label}</strong>
                <small className="block text-dense text-ink-3">
                  <Note list={list} loaded={loaderData} />
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

/** What a page is, with what stands on it now where that is known. */
function Note({ list, loaded }: { list: (typeof PRAYER_LISTS)[number]; loaded: Loaded }) {
  const { next, forever, pools, roulette } = loaded;
  if (list.path === "/prayers/timeline" && next) {
    return (
      <>
        Next: {next.name}, <DateText at={next.start} format="compact" />
      </>
    );
  }
  if (list.path === POOLS.standard.path && pools.standard > 0) {
    return `${characterCount(pools.standard)} that can always be drawn`;
  }
  if (list.path === POOLS.ritual.path && pools.ritual > 0) {
    return `${characterCount(pools.ritual)} from exchange ema`;
  }
  if (list.path === "/prayer/forever-prayer" && forever) {
    return (
      <>
        {list.note} · No. {forever.no} runs
        {forever.end === null ? null : (
          <>
            {" until "}
            <DateText at={displayedEnd(forever.end)} format="compact" />
          </>
        )}
      </>
    );
  }
  if (list.path === "/prayer/kourindou-roulette" && roulette !== null) {
    return (
      <>
        {list.note} since <DateText at={roulette} format="short" />
      </>
    );
  }
  return list.note;
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

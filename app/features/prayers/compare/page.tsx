import { Link } from "react-router";
import { PrayerPictureLink } from "#app/components/prayer/prayer-picture.tsx";
import { TimeLeft } from "#app/components/prayer/time-left.tsx";
import { formatNumber, roundedPercent } from "#app/game/number-format.ts";
import type { Savings } from "#app/game/plan/by-day.ts";
import { nextPrayerMoment } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { DAY_MS, startOfDay } from "#app/game/utc-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { SampleNote } from "#app/layout/sample-note.tsx";
import { getRequestContext } from "#app/lib/request-context.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { keepSavings, useKeptSavings } from "#app/settings/kept-savings.ts";
import { useDisplayedName } from "#app/settings/use-displayed-name.ts";
import { expectedText } from "../planner/plan-answer.tsx";
import type { PlanView } from "../planner/plan-view.ts";
import { PurseFields } from "../planner/purse-fields.tsx";
import { planParameters } from "../planner/search-params.ts";
import { usePursePlans } from "../planner/use-purse-plans.ts";
import { PrayerNav } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";
import { type ComparedPrayer, comparedPrayers } from "./compared-prayers.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/prayers/compare";

const compareUrl = defineUrlState({ sc: planParameters.sc, gc: planParameters.gc });

export const handle = { query: compareUrl.canonical };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const purse = compareUrl.decode(url.searchParams);
  expiresAt(
    nextMoment(
      [
        nextPrayerMoment(dataset.prayers, now),
        nextThumbnailMoment(dataset, now),
        startOfDay(now) + DAY_MS,
      ],
      now,
    ),
  );
  return { purse, at: startOfDay(now), prayers: comparedPrayers(dataset, purse, now) };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Compare Odds",
    description:
      "What the same crystals are good for on each running prayer of Touhou LostWord, side by side.",
    canonical: PATH,
  });

/** The running prayers for one purse, side by side. */
export default function CompareOddsPage({
  loaderData: { purse, at, prayers },
}: Route.ComponentProps) {
  const kept = useKeptSavings();
  const isHydrated = useHydrated();
  const isInUrl = purse.sc > 0 || purse.gc > 0;
  const savings: Savings = isInUrl || !isHydrated ? { ...kept, stock: purse } : kept;
  const wished = prayers.map(({ id, wished: items }) => ({ id, want: items.map((one) => one.id) }));
  const own = usePursePlans(isInUrl ? [] : wished, kept, at);
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title="Compare odds"
        note="The running prayers for the same crystals"
        slip={{ title: "祈願割合", stamp: "祈" }}
      />
      <PrayerNav current={PATH} />
      <form className="plan-form" method="get">
        <PurseFields
          key={isInUrl ? "linked" : "kept"}
          legend="I have"
          names={{ sc: "sc", gc: "gc" }}
          purse={savings.stock}
          onChange={(stock) => keepSavings({ ...kept, stock })}
        />
        <noscript>
          <button type="submit" className="btn btn-main">
            Compare
          </button>
        </noscript>
      </form>
      {prayers.length === 0 ? (
        <p className="list-end">No prayer that features somebody runs now.</p>
      ) : (
        <ul className="compared">
          {prayers.map((prayer) => (
            <li key={prayer.id}>
              <Compared prayer={prayer} plan={own[prayer.id] ?? prayer.plan} />
            </li>
          ))}
        </ul>
      )}
      {prayers.some(({ isSample }) => isSample) ? (
        <SampleNote>the chances are made up, as the real ones are not public.</SampleNote>
      ) : null}
    </Layout>
  );
}

function Compared({ prayer, plan }: { prayer: ComparedPrayer; plan: PlanView | null }) {
  const displayedName = useDisplayedName();
  const link = { to: prayerPath(prayer.id) };
  const names = prayer.wished.map(({ name }) => displayedName(name)).join(", ");
  return (
    <>
      <PrayerPictureLink image={prayer.image} link={link} />
      <h2>
        <Link {...link}>{prayer.name}</Link>
      </h2>
      <p className="left">
        <TimeLeft prayer={prayer} />
      </p>
      {plan ? (
        <>
          <p className="big num">
            <span>{roundedPercent(plan.chance).replace(" %", "")}</span>
            <small> %</small>
          </p>
          <p className="dim">
            <span>for {prayer.wished.length > 1 ? `any of ${names}` : names}</span>
          </p>
          <p className="plan-words">{plan.words}</p>
          <dl className="compared-facts">
            <div>
              <dt>Expected</dt>
              <dd className="num">{expectedText(plan.expected)}</dd>
            </div>
            {plan.reach.map(({ chance, gc, sc }) => (
              <div key={chance}>
                <dt>{Math.round(chance * 100)} % takes</dt>
                <dd className="num">{reachText(gc, sc)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="help">There are too many ways to spend so much here to weigh them all.</p>
      )}
    </>
  );
}

function reachText(gc: number | null, sc: number | null): string {
  if (gc !== null) return `${formatNumber(gc)} god crystals`;
  return sc === null ? "out of reach" : `${formatNumber(sc)} seal crystals`;
}

import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useHasCollection } from "#app/collection/use-collection.ts";
import { useIsWanted } from "#app/collection/use-is-wanted.ts";
import { PrayerPictureLink } from "#app/components/prayer/prayer-picture.tsx";
import { TimeLeft } from "#app/components/prayer/time-left.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { NO_SAVINGS } from "#app/game/plan/by-day.ts";
import type { Crystals } from "#app/game/plan/spending.ts";
import { nextPrayerMoment } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { nextReset, startOfDay } from "#app/game/utc-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { defineUrlState } from "#app/lib/search-params.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { prayerPath } from "#app/presenters/prayer-path.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { keepSavings, useKeptSavings } from "#app/settings/kept-savings.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { CrystalFields } from "../planner/crystal-fields.tsx";
import { expectedText } from "../planner/plan-answer.tsx";
import type { PlanView } from "../planner/plan-view.ts";
import { planParameters } from "../planner/search-params.ts";
import { usePrayerPlans } from "../planner/use-prayer-plans.ts";
import { useSavings } from "../planner/use-savings.ts";
import { featuredWish, type ShownRateUp, writtenName } from "../planner/wished.ts";
import { PrayerNav } from "../prayer-nav.tsx";
import type { Route } from "./+types/page";
import { ChanceBars } from "./chance-bars.tsx";
import { type ComparedPrayer, comparedPrayers } from "./compared-prayers.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/prayers/compare";

/** What is compared for until a visitor says what she has: five tens. */
const EXAMPLE: Crystals = { sc: 0, gc: 3_000 };

const isNothing = ({ sc, gc }: Crystals) => sc === 0 && gc === 0;

const compareUrl = defineUrlState({ sc: planParameters.sc, gc: planParameters.gc });

export const handle = { query: compareUrl.canonical };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const crystals = compareUrl.decode(url.searchParams);
  expiresAt(
    nextMoment(
      [nextPrayerMoment(dataset.prayers, now), nextThumbnailMoment(dataset, now), nextReset(now)],
      now,
    ),
  );
  const stock = isNothing(crystals) ? EXAMPLE : crystals;
  return { crystals, at: startOfDay(now), prayers: comparedPrayers(dataset, stock, now) };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Compare Odds",
    description:
      "What the same crystals are good for on each running prayer of Touhou LostWord, side by side.",
    canonical: PATH,
  });

// For those who keep a collection.
const ComparedNew = lazy(async () => {
  const { ComparedNew } = await import("./compared-new.tsx");
  return { default: ComparedNew };
});

/** The running prayers for the same crystals, side by side. */
export default function CompareOddsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title="Compare odds"
        note="The running prayers for the same crystals"
        slip={{ title: "祈願割合", stamp: "祈" }}
      />
      <PrayerNav current={PATH} />
      <ComparedPrayers {...loaderData} />
    </Layout>
  );
}

/** Within the frame, so that the visitor's own crystals and wishes draw no more anew. */
function ComparedPrayers({ crystals, at, prayers }: Route.ComponentProps["loaderData"]) {
  const own = useSavings();
  const isWanted = useIsWanted();
  const isHydrated = useHydrated();
  const search = usePageSearch();
  const replace = useReplaceSearch();
  const inUrl = isHydrated ? compareUrl.decode(new URLSearchParams(search)) : crystals;
  const isInUrl = !isNothing(inUrl);
  const hasSaid = useKeptSavings() !== null || !isNothing(own.stock);
  const isExample = !isInUrl && !(isHydrated && hasSaid);
  const said = isInUrl ? inUrl : own.stock;
  const stock = isExample ? EXAMPLE : said;
  const hasNoCrystals = isNothing(stock);
  const ofServer = isNothing(crystals) ? EXAMPLE : crystals;
  const isStockOfServer = stock.sc === ofServer.sc && stock.gc === ofServer.gc;
  const compared = prayers.map((prayer) => {
    const wish = featuredWish(prayer.rateUps, isWanted);
    const want = wish.map((one) => String(one.id));
    const isOfServer = isStockOfServer && String(want) === String(prayer.want);
    // The server leaves heavy plans to the browser.
    const plan = isOfServer && (prayer.plan || !isHydrated) ? prayer.plan : undefined;
    return { prayer, wish, want, plan };
  });
  const asked = compared.flatMap(({ prayer: { id }, want, plan }) =>
    plan === undefined ? [{ id, want }] : [],
  );
  const plans = usePrayerPlans(asked, { ...NO_SAVINGS, stock }, at);
  const shown = compared.map(({ plan, ...one }) => ({
    ...one,
    plan: plan === undefined ? plans[one.prayer.id] : plan,
  }));
  return (
    <>
      <form className="grid gap-4 py-4" method="get">
        <CrystalFields
          legend="I have"
          names={{ sc: "sc", gc: "gc" }}
          crystals={stock}
          onChange={(next) => {
            keepSavings({ ...own, stock: next });
            if (isInUrl) replace(new URLSearchParams());
          }}
        />
        <noscript>
          <button type="submit" className="btn">
            Compare
          </button>
        </noscript>
      </form>
      {prayers.length === 0 ? (
        <p className="list-end">No prayer that features somebody runs now.</p>
      ) : (
        <>
          <p className="text-ink-2">
            {hasNoCrystals
              ? "Enter what you have to see your chance on each."
              : isExample
                ? "An example: put in what you have. Chance of at least one featured character or card:"
                : "Chance of at least one featured character or card:"}
          </p>
          {hasNoCrystals ? null : <ChanceBars compared={shown} />}
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10 gap-y-5 py-6 sm:gap-y-8">
            {shown.map(({ prayer, wish, plan }) => (
              <li
                key={prayer.id}
                // On a phone the picture stands beside the name.
                className="pile max-w-120 max-sm:grid max-sm:grid-cols-[8rem_minmax(0,1fr)] max-sm:gap-x-3.5 max-sm:border-t max-sm:border-rule max-sm:pt-4 sm:row-span-5 sm:grid sm:grid-rows-subgrid sm:gap-y-0"
                aria-busy={plan === undefined}
              >
                <Compared prayer={prayer} wish={wish} plan={plan} hasNoCrystals={hasNoCrystals} />
              </li>
            ))}
          </ul>
        </>
      )}
      {useHasCollection() ? (
        <Suspense>
          <ComparedNew
            ids={prayers.map(({ id }) => id)}
            gc={stock.gc}
            areChancesSample={prayers.some(({ isSample }) => isSample)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Compared({
  prayer,
  wish,
  plan,
  hasNoCrystals,
}: {
  prayer: ComparedPrayer;
  wish: readonly ShownRateUp[];
  hasNoCrystals: boolean;
  /** Undefined as long as it is worked out, null where there is too much to weigh. */
  plan: PlanView | null | "failed" | undefined;
}) {
  const displayedName = useDisplayedName();
  const link = { to: prayerPath(prayer.id) };
  const names = wish.map((one) => displayedName(writtenName(one))).join(", ");
  return (
    <>
      <PrayerPictureLink image={prayer.image} link={link} />
      <div>
        <h2 className="mb-1 font-title text-[1.1875rem] leading-[1.25] font-semibold sm:mt-2.5">
          <Link className="hover:text-seal" {...link}>
            {prayer.name}
          </Link>
        </h2>
        <p className="[&_.till]:whitespace-normal max-sm:[&_.till]:text-[1.0625rem]">
          <TimeLeft prayer={prayer} />
        </p>
      </div>
      <div className="col-span-full sm:contents">
        {plan === null ? (
          <p className="help">There are too many ways to spend so much here to weigh them all.</p>
        ) : plan === "failed" ? (
          <p className="help">The chance is not known: it could not be worked out.</p>
        ) : (
          <PlanInShort
            plan={plan}
            names={names}
            isAny={wish.length > 1}
            hasNoCrystals={hasNoCrystals}
          />
        )}
      </div>
    </>
  );
}

/** A plan in few lines, which keep their places while it is worked out. */
function PlanInShort({
  plan,
  names,
  isAny,
  hasNoCrystals,
}: {
  plan: PlanView | undefined;
  names: string;
  isAny: boolean;
  /** Nothing can be hoped for then; what it takes is told all the same. */
  hasNoCrystals: boolean;
}) {
  return (
    <>
      <p className="py-1.5 text-ink-2">
        <span>for {isAny ? `any of ${names}` : names}</span>
      </p>
      {hasNoCrystals ? null : (
        <p className="my-2 min-h-16 font-title text-lead leading-dense font-semibold text-pretty">
          <span className="label block font-text">Best way to spend them</span>
          {plan ? plan.words : "Working it out …"}
        </p>
      )}
      <dl className="self-start text-dense *:flex *:justify-between *:gap-4 *:border-t *:border-rule *:py-1.5">
        {hasNoCrystals ? null : (
          <div>
            <dt>Featured ones on average</dt>
            <dd className="num">{plan ? expectedText(plan.expected) : "–"}</dd>
          </div>
        )}
        {(plan?.reach ?? REACH_TO_COME).map(({ chance, gc, sc }) => (
          <div key={chance}>
            <dt>{Math.round(chance * 100)} % takes</dt>
            <dd className="num">{plan ? reachText(gc, sc) : "–"}</dd>
          </div>
        ))}
        {plan?.exchange ? (
          <div>
            <dt>Exchange points buy it</dt>
            <dd className="num">from pull {formatNumber(plan.exchange.pulls)} on</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

/** The rows that every plan has, before one is known. */
const REACH_TO_COME: PlanView["reach"] = [0.5, 0.9, 0.99].map((chance) => ({
  chance,
  gc: null,
  sc: null,
}));

function reachText(gc: number | null, sc: number | null): string {
  if (gc !== null) return `${formatNumber(gc)} god crystals`;
  return sc === null ? "out of reach" : `${formatNumber(sc)} seal crystals`;
}

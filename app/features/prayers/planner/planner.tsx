import { lazy, Suspense, useId } from "react";
import { emblemAddress } from "#app/components/character/emblem.tsx";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import type { Savings } from "#app/game/plan/by-day.ts";
import type { Crystals } from "#app/game/plan/spending.ts";
import { MOST_WISHES } from "#app/game/plan/wish.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { CrystalFields } from "./crystal-fields.tsx";
import { crystalsText, PlanAnswer } from "./plan-answer.tsx";
import type { PlannerData } from "./planner-data.ts";
import { PLAN_FORM } from "./search-params.ts";
import { type Planner, usePlanner } from "./use-planner.ts";
import { useCollectedCrystals } from "./use-savings.ts";
import { kindOf, type WishChoice } from "./wished.ts";

// For those who have crystals to plan with.
const PlanDays = lazy(async () => ({ default: (await import("./plan-days.tsx")).PlanDays }));
const TryPlan = lazy(async () => ({ default: (await import("./try-plan.tsx")).TryPlan }));

/** What one has and wishes for, and what comes of it; a form that works without scripts. */
export function PlannerSection({
  data,
  rateUps,
  areChancesSample,
  kept,
}: {
  data: PlannerData;
  rateUps: readonly RateUp[];
  areChancesSample: boolean;
  /** What else of the address stays when the form is sent, as a query. */
  kept: string;
}) {
  const planner = usePlanner(data, rateUps);
  const { asked, choices, plan, problem } = planner;
  const { stock, income } = asked;
  const form = useEarlyInput(planner.takeEarly);
  return (
    <PageSection id="plan" title="Your odds" jp="願い" sample={areChancesSample}>
      <form
        ref={form}
        id={PLAN_FORM}
        className="grid gap-4 py-4"
        method="get"
        action="#plan"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CrystalFields
          legend="I have"
          names={{ sc: "sc", gc: "gc" }}
          crystals={stock}
          onChange={(next) => planner.save({ stock: next, income })}
        />
        <CollectedCrystals stock={stock} onTake={(next) => planner.save({ stock: next, income })} />
        <WishFields planner={planner} choices={choices} />
        <noscript>
          <button type="submit" className="btn">
            Show my odds
          </button>
        </noscript>
      </form>
      {problem ? (
        <p className="err" role="alert">
          <Icon name="warn" /> <span>{problem}</span>
        </p>
      ) : null}
      <PlanAnswer asked={asked} plan={plan} />
      <IncomeFields savings={{ stock, income }} onChange={planner.save} />
      <Suspense>
        {plan ? <PlanDays data={data} planner={planner} plan={plan} /> : null}
        {plan && plan.rolls.length > 0 ? <TryPlan id={data.id} asked={asked} /> : null}
      </Suspense>
    </PageSection>
  );
}

/** Takes the crystals that the visitor's collection counts, where they are others. */
function CollectedCrystals({
  stock,
  onTake,
}: {
  stock: Crystals;
  onTake: (stock: Crystals) => void;
}) {
  const collected = useCollectedCrystals();
  const isEmpty = collected.sc === 0 && collected.gc === 0;
  if (isEmpty || (collected.sc === stock.sc && collected.gc === stock.gc)) return null;
  return (
    <button
      type="button"
      className="btn btn-s justify-self-start"
      onClick={() => onTake(collected)}
    >
      {`Take ${crystalsText(collected)} from my collection`}
    </button>
  );
}

const WISH =
  "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-1 border border-edge bg-sheet py-1 ps-1.5 pe-3 leading-tight hover:border-ink " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus " +
  "has-checked:border-seal-fill has-checked:bg-seal-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-seal-fill)] has-checked:after:font-semibold has-checked:after:text-seal has-checked:after:content-['✓'] " +
  "has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-ink-3";

function WishFields({ planner, choices }: { planner: Planner; choices: readonly WishChoice[] }) {
  const { asked, find, wish, choose, search } = planner;
  const id = useId();
  return (
    <fieldset>
      <legend className="label mb-1.5">I want</legend>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => {
          const isWished = asked.want.includes(choice.id);
          return (
            <li key={choice.id}>
              <label className={WISH}>
                <input
                  className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
                  type="checkbox"
                  name="want"
                  value={choice.id}
                  checked={isWished}
                  disabled={!isWished && asked.want.length >= MOST_WISHES}
                  onChange={({ currentTarget }) => wish(choice.id, currentTarget.checked)}
                />
                <WishName choice={choice} />
              </label>
            </li>
          );
        })}
      </ul>
      <div className="field mt-3 max-w-96">
        <label className="label" htmlFor={id}>
          Search the pool
        </label>
        <div className="search">
          <Icon name="search" />
          <input
            id={id}
            className="input"
            type="search"
            name="find"
            autoComplete="off"
            maxLength={100}
            value={find}
            onChange={({ currentTarget }) => search(currentTarget.value)}
          />
        </div>
        <p className="help min-h-5" role="status">
          {foundText(planner)}
        </p>
      </div>
      {asked.want.length > 1 ? (
        <div className="checks">
          {(["any", "all"] as const).map((mode) => (
            <label key={mode} className="check">
              <input
                type="radio"
                name="mode"
                value={mode}
                checked={asked.mode === mode}
                onChange={() => choose(mode)}
              />
              {mode === "any" ? "any of them" : "all of them"}
            </label>
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

function foundText({ find, asked, isFound }: Planner): string {
  if (asked.want.length >= MOST_WISHES) return `You can wish for ${MOST_WISHES} at most.`;
  if (find !== "" && isFound === false) return "Nothing in the pool has this name.";
  return "";
}

function WishName({ choice: { id, name, image, universe } }: { choice: WishChoice }) {
  const displayedName = useDisplayedName();
  const isCard = kindOf(id) === "card";
  return (
    <>
      {image === null ? (
        <Icon name="star-5" />
      ) : (
        <img
          className="size-8 rounded-1 object-cover filter-(--pic)"
          src={isCard ? `/images/${image}` : emblemAddress(image)}
          width={32}
          height={isCard ? 43 : 32}
          loading="lazy"
          decoding="async"
          alt=""
        />
      )}
      <span>
        <span>{displayedName(name)}</span>{" "}
        {universe ? <small className="text-ink-2">{universe}</small> : null}
      </span>
    </>
  );
}

function IncomeFields({
  savings: { stock, income },
  onChange,
}: {
  savings: Savings;
  onChange: (savings: Savings) => void;
}) {
  return (
    <details className="fold [&_fieldset]:mb-3">
      <summary>What comes in by day and week</summary>
      <CrystalFields
        form={PLAN_FORM}
        legend="Each day"
        names={{ sc: "sc-day", gc: "gc-day" }}
        crystals={income.day}
        onChange={(day) => onChange({ stock, income: { ...income, day } })}
      />
      <CrystalFields
        form={PLAN_FORM}
        legend="Each week"
        names={{ sc: "sc-week", gc: "gc-week" }}
        crystals={income.week}
        onChange={(week) => onChange({ stock, income: { ...income, week } })}
      />
    </details>
  );
}

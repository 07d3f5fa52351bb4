import { useId, useMemo } from "react";
import { emblemAddress } from "#app/components/character/emblem.tsx";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import type { Savings } from "#app/game/plan/by-day.ts";
import { MOST_WISHES } from "#app/game/plan/wish.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { useDisplayedName } from "#app/settings/use-displayed-name.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PlanAnswer } from "./plan-answer.tsx";
import { PlanDays } from "./plan-days.tsx";
import type { PlannerData } from "./planner-data.ts";
import { PurseFields } from "./purse-fields.tsx";
import { TryPlan } from "./try-plan.tsx";
import type { Planner } from "./use-planner.ts";
import type { WishChoice } from "./wished.ts";

/** What comes in stands below the answer, and belongs to the form above it. */
const FORM = "plan-form";

/** What one has and wishes for, and what comes of it; a form that works without scripts. */
export function PlannerSection({
  data,
  planner,
  kept,
}: {
  data: PlannerData;
  planner: Planner;
  /** What else of the address stays when the form is sent, as a query. */
  kept: string;
}) {
  const { asked, choices, plan, problem } = planner;
  return (
    <PageSection id="plan" title="Your odds" jp="願い">
      <form
        id={FORM}
        className="plan-form"
        method="get"
        action="#plan"
        onSubmit={(event) => event.preventDefault()}
      >
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PurseFields
          legend="I have"
          names={{ sc: "sc", gc: "gc" }}
          purse={asked.stock}
          onChange={(stock) => planner.save({ ...asked, stock })}
        />
        <WishFields planner={planner} choices={choices} />
        <noscript>
          <button type="submit" className="btn btn-main">
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
      <IncomeFields savings={asked} onChange={planner.save} />
      {plan ? <PlanDays data={data} planner={planner} plan={plan} /> : null}
      {plan && plan.rolls.length > 0 ? <TryPlan id={data.id} asked={asked} /> : null}
    </PageSection>
  );
}

/** What a prayer features as choices; what is hidden cannot be wished for by name. */
export function useFeatured(rateUps: readonly RateUp[]): WishChoice[] {
  return useMemo(
    () =>
      rateUps.flatMap((one): WishChoice[] => {
        if (one.kind === "hidden" || one.image === null) return [];
        const name = one.kind === "card" ? { en: one.name } : one.name;
        return [{ id: String(one.id), name, image: one.image, universe: null }];
      }),
    [rateUps],
  );
}

function WishFields({ planner, choices }: { planner: Planner; choices: readonly WishChoice[] }) {
  const { asked, find, wish, choose, search } = planner;
  const id = useId();
  return (
    <fieldset className="plan-wish">
      <legend className="label">I want</legend>
      <ul className="wishes">
        {choices.map((choice) => {
          const isWished = asked.want.includes(choice.id);
          return (
            <li key={choice.id}>
              <label className="wish">
                <input
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
      <div className="field plan-find">
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
        <p className="help" role="status">
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
  const isCard = /^\d+$/.test(id);
  return (
    <>
      <img
        src={isCard ? `/images/${image}` : emblemAddress(image)}
        width={32}
        height={isCard ? 43 : 32}
        loading="lazy"
        decoding="async"
        alt=""
      />
      <span>
        <span>{displayedName(name)}</span> {universe ? <small>{universe}</small> : null}
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
    <details className="fold plan-income">
      <summary>What comes in by day and week</summary>
      <PurseFields
        form={FORM}
        legend="Each day"
        names={{ sc: "sc-day", gc: "gc-day" }}
        purse={income.day}
        onChange={(day) => onChange({ stock, income: { ...income, day } })}
      />
      <PurseFields
        form={FORM}
        legend="Each week"
        names={{ sc: "sc-week", gc: "gc-week" }}
        purse={income.week}
        onChange={(week) => onChange({ stock, income: { ...income, week } })}
      />
    </details>
  );
}

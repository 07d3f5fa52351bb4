import { type ComponentProps, lazy, memo, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useCollection } from "#app/collection/use-collection.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { useKeptSavings } from "#app/settings/kept-savings.ts";
import { useSettings } from "#app/settings/use-settings.ts";
import { changedFields } from "#app/ui/use-early-input.ts";
import type { PlannerSection } from "./planner.tsx";
import { PLAN_FORM } from "./search-params.ts";

type PlannerProps = ComponentProps<typeof PlannerSection>;

const wanted = Promise.withResolvers<void>();
// The server draws the whole page at once.
if (import.meta.env.SSR) wanted.resolve();

const Planner = lazy(async () => {
  await wanted.promise;
  const { PlannerSection } = await import("./planner.tsx");
  return { default: PlannerSection };
});

/**
 * The planner as the server has drawn it, a form that works without scripts: its own come when the
 * visitor begins to use the page, or at once where she has crystals to plan with.
 */
export function LazyPlanner(props: PlannerProps) {
  const isHydrated = useHydrated();
  const { key } = useLocation();
  const isMoving = [useNavigation().state, useRevalidator().state].some((one) => one !== "idle");
  const [first] = useState({ key, isHydrated });
  // What the browser draws by itself or draws anew would wait for the scripts in vain.
  if (first.isHydrated || first.key !== key || isMoving) wanted.resolve();
  const hasCrystals = useKeptSavings() !== null;
  // What spoiler mode shows comes in a transition, which would wait for this part for good.
  const { jpContent } = useSettings();
  const hasCollection = useCollection() !== null;
  const hasPlan = (props.data.plan?.rolls.length ?? 0) > 0;
  const isNeeded = hasCrystals || hasCollection || hasPlan || jpContent;
  useEffect(() => {
    if (isNeeded || isUsed()) {
      wanted.resolve();
      return;
    }
    const ended = new AbortController();
    // Before the document, where React ends what comes to a part that waits for its scripts.
    const early = { capture: true, once: true, signal: ended.signal };
    for (const use of ["pointerdown", "keydown", "focusin", "input"]) {
      window.addEventListener(use, () => wanted.resolve(), early);
    }
    return () => ended.abort();
  }, [isNeeded]);
  return <Part {...props} />;
}

/** Whether something has been typed, ticked or come to before there was anybody to hear of it. */
function isUsed(): boolean {
  const form = document.getElementById(PLAN_FORM);
  if (!(form instanceof HTMLFormElement)) return false;
  const { activeElement } = document;
  return form.contains(activeElement) || changedFields(form).size > 0;
}

/** Drawn anew for another prayer alone, since React would throw away what waits for its scripts. */
const Part = memo(function Part(props: PlannerProps) {
  return (
    <Suspense>
      <Planner {...props} />
    </Suspense>
  );
});

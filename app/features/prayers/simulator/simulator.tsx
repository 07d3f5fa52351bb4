import { type KeyboardEvent, lazy, Suspense, useState } from "react";
import { useHasCollection } from "#app/collection/use-collection.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type OfferedRoll, offeredRolls } from "./offered-rolls.ts";
import { ResultSlots } from "./result-slots.tsx";
import { RollButtons } from "./roll-buttons.tsx";
import { RunCounters } from "./run-counters.tsx";
import { RunHistory, summary } from "./run-history.tsx";
import { RunLuckLine } from "./run-luck.tsx";
import type { SimulatedPrayer } from "./simulated-prayer.ts";
import { linkOf } from "./simulator-run.ts";
import { UntilFound } from "./until-found.tsx";
import { useItemName } from "./use-item-name.ts";
import { useSimulator } from "./use-simulator.ts";
import { useTurned } from "./use-turned.ts";

// For those who keep a collection.
const TakeResult = lazy(async () => {
  const { TakeResult } = await import("./take-result.tsx");
  return { default: TakeResult };
});

/**
 * The pull simulator of a prayer (specification 2 §4). The page's loader gives `simulatedPrayer`,
 * and the page exports `rollAction` as its action, so that the forms work without JavaScript.
 */
export function PrayerSimulator(props: {
  prayer: SimulatedPrayer;
  /** Whether the chances of its pool are sample data. */
  areChancesSample: boolean;
  /** What is hoped for: ids of items of its pool, and what they are called together. */
  wish: { readonly ids: readonly string[]; readonly name: string };
}) {
  // Another prayer is another run.
  return <Simulator key={props.prayer.id} {...props} />;
}

function Simulator({ prayer, areChancesSample, wish }: Parameters<typeof PrayerSimulator>[0]) {
  const simulator = useSimulator(prayer);
  const { run, isRolling, problem } = simulator;
  const nameOf = useItemName(prayer.id, run.shown.length > 0);
  const [skipped, setSkipped] = useState(0);
  const offered = offeredRolls(prayer, run.state);
  const hasCollection = useHasCollection();
  const last = run.shown[0];
  const no = last?.no ?? 0;
  const items = last?.items ?? [];
  const turned = useTurned(no, items.length, skipped === no);
  const roll = (one: OfferedRoll) => {
    if (!one.isOver) simulator.roll(one.step);
  };
  const shortcut = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const asked = offered.find((one) => one.shortcut === event.key.toLowerCase());
    if (asked) roll(asked);
    else if (event.key.toLowerCase() === "r") simulator.reset();
    else if (event.key === "Escape") setSkipped(no);
    else return;
    event.preventDefault();
  };
  return (
    <section
      className="sim mt-10 min-w-0 border-ink pt-4 pb-5 max-lg:border-y lg:sticky lg:top-[calc(var(--spacing-bar)+1rem)] lg:-mx-1.5 lg:mt-0 lg:max-h-[calc(100dvh-var(--spacing-bar)-2rem)] lg:overflow-y-auto lg:px-1.5 lg:[scrollbar-width:thin]"
      id="simulator"
      aria-labelledby="simulator-title"
      onKeyDown={shortcut}
    >
      <div className="flex items-center justify-between">
        <h2 className="font-title text-h3 leading-tight font-semibold" id="simulator-title">
          Simulator
        </h2>
        <ResetForm onReset={simulator.reset} />
      </div>
      {/* A click on the results turns all of them, as Escape does. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what Escape does. */}
      <div onClick={() => setSkipped(no)}>
        <ResultSlots items={items} no={no} nameOf={nameOf} turned={turned} />
      </div>
      <p className="vh" role="status">
        {last ? `Roll ${no}: ${summary(last, nameOf)}` : ""}
      </p>
      {last && hasCollection && turned === items.length ? (
        <Suspense>
          <TakeResult roll={last} />
        </Suspense>
      ) : null}
      <RollButtons
        prayer={prayer}
        run={run}
        offered={offered}
        isRolling={isRolling}
        onRoll={roll}
      />
      <p className="err mt-2" role="alert">
        {problem ? (
          <>
            <Icon name="warn" /> <span>{problem}</span>
          </>
        ) : null}
      </p>
      <RunCounters coin={last?.coin ?? 0} total={run.state.total} covered={items.slice(turned)} />
      <div className="mt-2 min-h-6 text-dense text-ink-2">
        {turned < items.length ? null : (
          <RunLuckLine id={prayer.id} run={run} want={wish.ids} wishName={wish.name} />
        )}
      </div>
      <p className="help mt-2">
        {areChancesSample
          ? "Simulation only, nothing is spent. Chances are made up."
          : "Simulation only, nothing is spent."}
      </p>
      <ShortcutHint offered={offered} />
      <RunHistory run={run} nameOf={nameOf} />
      <UntilFound
        id={prayer.id}
        run={run}
        offered={offered}
        want={wish.ids}
        wishName={wish.name}
        onRun={simulator.take}
      />
      <RunLink query={linkOf(run)} />
      {last ? (
        <ShareButton
          picture={{
            title: prayer.name,
            items,
            nameOf,
            line: `${formatNumber(run.state.total.pulls)} pulls on LostWord Almanac`,
          }}
        />
      ) : null}
    </section>
  );
}

/** Without JavaScript the page itself, without a run. */
function ResetForm({ onReset }: { onReset: () => void }) {
  return (
    <form
      method="get"
      action="#simulator"
      onSubmit={(event) => {
        event.preventDefault();
        onReset();
      }}
    >
      <button type="submit" className="btn btn-quiet btn-s" aria-keyshortcuts="r">
        <Icon name="reset" size="s" />
        Reset
      </button>
    </form>
  );
}

function ShortcutHint({ offered }: { offered: readonly OfferedRoll[] }) {
  const keys = offered.map(({ shortcut, label }) => [shortcut.toUpperCase(), label] as const);
  return (
    <p className="help shortcuts mt-2">
      Keyboard shortcuts:{" "}
      {[...keys, ["R", "Reset"] as const, ["Esc", "Turn all cards"] as const].map(
        ([key, label]) => (
          <span key={key}>
            <kbd>{key}</kbd> {label}
          </span>
        ),
      )}
    </p>
  );
}

/** A picture of the last roll; what draws it comes when it is asked for. */
function ShareButton({
  picture,
}: {
  picture: Parameters<typeof import("./result-picture.ts").resultPicture>[0];
}) {
  const hydrated = useHydrated();
  const [isDrawing, setDrawing] = useState(false);
  const share = async () => {
    setDrawing(true);
    try {
      const { resultPicture, sharePicture } = await import("./result-picture.ts");
      await sharePicture(await resultPicture(picture), "lostword-roll.png");
    } finally {
      setDrawing(false);
    }
  };
  return hydrated ? (
    <button type="button" className="btn btn-s" disabled={isDrawing} onClick={() => void share()}>
      Picture of this roll
    </button>
  ) : null;
}

function RunLink({ query }: { query: string | undefined }) {
  return query === undefined ? null : (
    <p className="help mt-2">
      <a className="link" href={`${query}#simulator`}>
        Share this result
      </a>{" "}
      (same seed, same cards)
    </p>
  );
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

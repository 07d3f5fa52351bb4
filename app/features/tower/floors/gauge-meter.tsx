import { useState } from "react";
import { formatNumber } from "#app/game/number-format.ts";
import {
  type GaugeColour,
  type GaugeView,
  gaugeColour,
  gaugeViewName,
  hpInView,
  nextGaugeView,
  previousGaugeView,
} from "#app/game/tower-gauges.ts";
import { Icon } from "#app/ui/icon.tsx";

interface GaugeMeterProps {
  /** Whose gauges they are, for the names of the controls. */
  readonly enemy: string;
  readonly hpGauges: readonly number[];
  readonly view: GaugeView;
  readonly onView: (view: GaugeView) => void;
}

/**
 * The HP of an enemy as a meter of its gauges. Arrows and the meter itself go through the views:
 * all gauges, each one by itself, all again.
 */
export function GaugeMeter({ enemy, hpGauges, view, onView }: GaugeMeterProps) {
  const [spoken, setSpoken] = useState("");
  const gauges = hpGauges.length;
  if (gauges < 2) {
    return (
      <div className={METER}>
        <Figures name="HP" hp={hpInView(hpGauges, view)} />
        <Bars gauges={gauges} view={view} />
      </div>
    );
  }
  const show = (next: GaugeView) => {
    onView(next);
    setSpoken(`${gaugeViewName(next, gauges)}, ${formatNumber(hpInView(hpGauges, next))} HP`);
  };
  const forward = () => show(nextGaugeView(view, gauges));
  const back = () => show(previousGaugeView(view, gauges));
  return (
    <div className="grid grid-cols-[var(--spacing-touch)_1fr_var(--spacing-touch)] items-center gap-1.5">
      <Arrow name="left" label={`Previous gauge of ${enemy}`} onClick={back} />
      <button type="button" className={`${METER} col-start-2`} onClick={forward}>
        <Figures name={gaugeViewName(view, gauges)} hp={hpInView(hpGauges, view)} />
        <Bars gauges={gauges} view={view} />
        <span className="vh">, next gauge of {enemy}</span>
      </button>
      <Arrow name="right" label={`Next gauge of ${enemy}`} onClick={forward} />
      <span className="vh" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}

const METER = "grid min-h-touch content-center gap-1.25";

function Arrow(props: { name: "left" | "right"; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="btn btn-icon border-transparent bg-transparent noscript:hidden"
      aria-label={props.label}
      onClick={props.onClick}
    >
      <Icon name={props.name} />
    </button>
  );
}

function Figures({ name, hp }: { name: string; hp: number }) {
  return (
    <span className="flex justify-between text-small text-ink-2">
      <span>{name}</span>{" "}
      <b className="font-semibold text-ink tabular-nums">
        {formatNumber(hp)}
        {name === "HP" ? "" : " HP"}
      </b>
    </span>
  );
}

/** One bar for each gauge, the first to be broken on the left; a new view fills its bars anew. */
function Bars({ gauges, view }: { gauges: number; view: GaugeView }) {
  const bars = Array.from({ length: gauges }, (_, index) => index);
  return (
    <span className="gauge-bars" key={view}>
      {bars.map((index) => (
        <i
          key={index}
          className={view < 0 || view === index ? undefined : "off"}
          style={{ "--g": COLOURS[gaugeColour(index, gauges)] }}
        />
      ))}
    </span>
  );
}

const COLOURS: Record<GaugeColour, string> = {
  red: "var(--gauge-3)",
  yellow: "var(--gauge-2)",
  green: "var(--gauge-1)",
};

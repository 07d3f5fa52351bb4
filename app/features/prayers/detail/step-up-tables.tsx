import { stepUpName } from "#app/components/prayer/prayer-marks.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import type { PrayerView } from "./prayer-view.ts";

type StepUp = PrayerView["stepUps"][number];

/** The steps of each step-up: what they cost, guarantee and raise. */
export function StepUpTables({ prayer }: { prayer: PrayerView }) {
  const { stepUps, sample } = prayer;
  if (stepUps.length === 0) return null;
  return (
    <PageSection id="step" title="Step-up" jp="段階祈願" sample={sample.stepUps}>
      {stepUps.map((stepUp) => (
        <StepUpTable key={stepUp.index} stepUp={stepUp} />
      ))}
    </PageSection>
  );
}

function StepUpTable({ stepUp: { id, rows } }: { stepUp: StepUp }) {
  const name = stepUpName(id);
  const total = rows.reduce((sum, { cost }) => sum + cost, 0);
  return (
    <table className="data-table [&_thead_th]:whitespace-normal">
      <caption className="pt-3.5 pb-1">
        <strong className="me-3 font-title text-lead leading-tight font-semibold">{name}</strong>
        <span className="num text-dense text-ink-2">{formatNumber(total)} god crystals in all</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" className="n">
            Cost
          </th>
          <th scope="col" className="n">
            Guaranteed
          </th>
          <th scope="col" className="n">
            Rate-up
          </th>
          <th scope="col" className="n">
            Multiplier
          </th>
          <th scope="col" className="n">
            Dust
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cost, guaranteed, pickUpGuaranteed, multiplier, dust }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <tr key={step}>
            <th scope="row">{step + 1}</th>
            <td className="n">{formatNumber(cost)}</td>
            <td className="n">{guaranteed || "–"}</td>
            <td className="n">{pickUpGuaranteed || "–"}</td>
            <td className="n">×{multiplier}</td>
            <td className="n">{dust}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

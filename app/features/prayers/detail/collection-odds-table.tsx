import { useMemo } from "react";
import type { PrayerDetailAnswer } from "#app/api-schemas/prayers.ts";
import type { Box } from "#app/collection/box/box.ts";
import { entryOf, keyOf } from "#app/collection/box/entry.ts";
import { ownershipOf } from "#app/collection/box/ownership.ts";
import { formatNumber, percent } from "#app/game/number-format.ts";
import { noveltyOfPrayer, type RollNovelty } from "#app/game/plan/new-items.ts";
import { POOL_PARTS } from "#app/game/rates/rated-prayer.ts";
import { PageSection } from "#app/layout/page-section.tsx";

/** How much of a prayer's pool is missing, and the exact chances of something new and wanted. */
export function CollectionOddsTable({ box, prayer }: { box: Box; prayer: PrayerDetailAnswer }) {
  const rolls = useMemo(
    () => (prayer.simulator ? noveltyOfPrayer(prayer, ownershipOf(box)) : []),
    [box, prayer],
  );
  const parts = POOL_PARTS.map(({ part, kind }) => {
    const entries = prayer.pool[part].map((item) =>
      entryOf(box, keyOf(kind === "character" ? "character" : "card", item.id)),
    );
    return {
      label: LABELS[part],
      total: entries.length,
      missing: entries.filter(({ count }) => count === 0).length,
      wanted: entries.filter(({ wanted }) => wanted).length,
    };
  }).filter(({ total }) => total > 0);
  if (parts.length === 0) return null;
  return (
    <PageSection id="collection" title="For my collection" jp="札帳">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 my-3">
        {parts.map(({ label, total, missing, wanted }) => (
          <li key={label}>
            <b className="num">{`${formatNumber(missing)} of ${formatNumber(total)}`}</b>
            {` ${label} missing`}
            {wanted > 0 ? `, ${formatNumber(wanted)} wanted` : ""}
          </li>
        ))}
      </ul>
      {rolls.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways is reached by keyboard
        <section className="scroll-x" aria-label="Chances for my collection" tabIndex={0}>
          <table className="owned-table odds-table">
            <thead>
              <tr>
                <th scope="col">Roll</th>
                <th scope="col">Something new</th>
                <th scope="col">Nothing new</th>
                <th scope="col">Something wanted</th>
                <th scope="col">New on average</th>
              </tr>
            </thead>
            <tbody>
              {rolls.map((roll) => (
                <tr key={`${roll.type} ${roll.sbNo} ${roll.suNo}`}>
                  <th scope="row">{nameOf(roll, prayer)}</th>
                  <td className="num">{`${percent(roll.anyNew, 2)} %`}</td>
                  <td className="num">{`${percent(1 - roll.anyNew, 2)} %`}</td>
                  <td className="num">{`${percent(roll.anyWanted, 2)} %`}</td>
                  <td className="num">{roll.expectedNew.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </PageSection>
  );
}

const LABELS = {
  characters: "characters",
  card5: "5★ cards",
  card4: "4★ cards",
  card3: "3★ cards",
} as const;

const ROLL_NAMES = { single: "Single", multi: "Ten (seal crystals)", gc: "Ten (god crystals)" };

function nameOf({ type, sbNo, suNo, gc }: RollNovelty, { stepUps }: PrayerDetailAnswer): string {
  if (type !== "step-up") return ROLL_NAMES[type];
  const stepUp = stepUps.length > 1 ? `Step-up ${sbNo + 1}` : "Step-up";
  return suNo < 0 ? `${stepUp}, all (${formatNumber(gc)})` : `${stepUp}, step ${suNo + 1}`;
}

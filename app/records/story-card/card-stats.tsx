import type { StoryCard } from "#app/contract/story-cards.ts";
import { minimumText, totalMinimumText } from "#app/game/story-card-text/unknown.ts";
import { Icon } from "#app/widgets/icon.tsx";

// The longest bar of any card, so that all bars compare on one scale.
const FULL_BAR = { hp: 500, other: 110 };

/** Stats from level 0 to 10 with their total, all cards on one scale. */
export function CardStats({ card, isReleased }: { card: StoryCard; isReleased: boolean }) {
  const minima = card.stats.map(({ min }) => min);
  return (
    <div className="stats">
      {card.stats.map((stat) => (
        <StatRow key={stat.type} stat={stat} isReleased={isReleased} />
      ))}
      {card.stats.length === 0 ? (
        <p className="none">No stats</p>
      ) : (
        <>
          <span />
          <span className="sum">Total</span>
          <span />
          <span className="v sum">
            {totalMinimumText(card.total.min, minima, isReleased)}
            <i>–</i>
            {card.total.max}
          </span>
        </>
      )}
    </div>
  );
}

function StatRow({ stat, isReleased }: { stat: StoryCard["stats"][number]; isReleased: boolean }) {
  const full = stat.type === "hp" ? FULL_BAR.hp : FULL_BAR.other;
  const share = (value: number) => `${Math.min(100, (value / full) * 100)}%`;
  return (
    <>
      <Icon name={`st-${stat.icon}`} />
      <span>{stat.name}</span>
      <span className="meter" style={{ "--min": share(stat.min), "--max": share(stat.max) }} />
      <span className="v">
        {minimumText(stat.min, isReleased)}
        <i>–</i>
        {stat.max}
      </span>
    </>
  );
}

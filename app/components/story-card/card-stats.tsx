import type { StoryCard } from "#app/api-schemas/story-cards.ts";
import { minimumText, totalMinimumText } from "#app/game/story-card-text/buff-text.ts";
import { StatBars } from "#app/ui/stat-bars.tsx";

// The longest bar of any card, so that all bars compare on one scale.
const FULL_BAR = { hp: 500, other: 110 };

/** Stats from level 0 to 10 with their total, all cards on one scale. */
export function CardStats({ card, isReleased }: { card: StoryCard; isReleased: boolean }) {
  if (card.stats.length === 0) {
    return (
      <div className="text-dense text-ink-3">
        <p>No stats</p>
      </div>
    );
  }
  const minima = card.stats.map(({ min }) => min);
  return (
    <StatBars
      stats={card.stats.map(({ type, name, icon, min, max }) => ({
        id: type,
        label: name,
        icon: `st-${icon}`,
        min,
        minText: minimumText(min, isReleased),
        max,
        full: type === "hp" ? FULL_BAR.hp : FULL_BAR.other,
      }))}
      total={{
        minText: totalMinimumText(card.total.min, minima, isReleased),
        max: card.total.max,
        ...(card.stats.some(({ type }) => type === "hp") && { note: "HP ÷ 5" }),
      }}
    />
  );
}

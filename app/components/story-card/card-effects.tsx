import type { StoryCard, StoryCardBuff } from "#app/api-schemas/story-cards.ts";
import { BuffRow } from "./buff-row.tsx";

/** What a card does; groups of which the game picks one at random stand apart. */
export function CardEffects({ card, isReleased }: { card: StoryCard; isReleased: boolean }) {
  const rows = (buffs: readonly StoryCardBuff[]) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: effects have no id, and never change their order.
    buffs.map((buff, place) => <BuffRow key={place} buff={buff} isReleased={isReleased} />);
  return (
    <div className="sc-buffs">
      {card.buffs.length + card.randomBuffs.length === 0 ? (
        <p className="text-ink-3">(No effect)</p>
      ) : null}
      {rows(card.buffs)}
      {card.randomBuffs.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <div key={place}>
          <p className="label">One of these, at random</p>
          {rows(group)}
        </div>
      ))}
    </div>
  );
}

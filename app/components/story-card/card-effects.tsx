import type { ReactNode } from "react";
import type { StoryCard, StoryCardBuff } from "#app/api-schemas/story-cards.ts";
import { type EffectAsk, isAskedFor } from "#app/game/story-card-filter/effect-ask.ts";
import { BuffRow } from "./buff-row.tsx";

/** What a card does; groups of which the game picks one at random stand apart. */
export function CardEffects({
  card,
  isReleased,
  asked = [],
  children,
}: {
  card: StoryCard;
  isReleased: boolean;
  /** Those that are emphasised. */
  asked?: readonly EffectAsk[];
  /** Stands below them. */
  children?: ReactNode;
}) {
  const rows = (buffs: readonly StoryCardBuff[]) =>
    buffs.map((buff, place) => (
      <BuffRow
        // biome-ignore lint/suspicious/noArrayIndexKey: effects have no id, and never change their order.
        key={place}
        buff={buff}
        isReleased={isReleased}
        isAsked={asked.some((one) => isAskedFor(buff, one))}
      />
    ));
  return (
    <div>
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
      {children}
    </div>
  );
}

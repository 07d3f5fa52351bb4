import type { StoryCardBuff } from "#app/api-schemas/story-cards.ts";
import {
  buffTarget,
  buffTitle,
  buffValues,
  isFromHigherLimitBreak,
} from "#app/game/story-card-text/buff-text.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { Icon } from "#app/ui/icon.tsx";
import { effectIcon, effectTone } from "./effect-icon.ts";

/** One effect: what it does, whom it reaches, its value without and with full limit break. */
export function BuffRow({
  buff,
  isReleased,
  isAsked = false,
}: {
  buff: StoryCardBuff;
  isReleased: boolean;
  /** Whether it is what the list is searched for. */
  isAsked?: boolean;
}) {
  const { elementLang } = useSettings();
  const { base, max } = buffValues(buff, isReleased);
  return (
    <div className="buff" style={{ "--tone": effectTone(buff) }}>
      <Icon name={effectIcon(buff, elementLang)} />
      <span>
        {isAsked ? (
          <mark>
            <b>{buffTitle(buff)}</b>
          </mark>
        ) : (
          <b>{buffTitle(buff)}</b>
        )}{" "}
        <span className="to">{buffTarget(buff)}</span>{" "}
        {buff.role ? (
          <span className="inline-block border border-seal px-1 text-seal text-small/snug">
            {buff.role.toUpperCase()} ONLY
          </span>
        ) : null}
        {isFromHigherLimitBreak(buff, isReleased) ? (
          <span className="to"> from a higher limit break</span>
        ) : null}
      </span>
      <span className="val">
        {base === null ? null : (
          <>
            {base}
            <i>–</i>
          </>
        )}
        <b>{max}</b> <small>{buff.turn === null ? "" : `${buff.turn} T`}</small>
      </span>
    </div>
  );
}

import type { StoryCardBuff } from "#app/api-schemas/story-cards.ts";
import {
  buffTarget,
  buffTitle,
  buffValues,
  isFromHigherLimitBreak,
} from "#app/game/story-card-text/buff-text.ts";
import { useSettings } from "#app/settings/use-settings.ts";
import { Icon } from "#app/ui/icon.tsx";

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
    <div className="buff" style={{ "--tone": tone(buff) }}>
      <Icon name={icon(buff, elementLang)} />
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

function tone(buff: StoryCardBuff): string | undefined {
  return buff.attrType === "elemental" ? `var(--el-${elementName(buff.attr)})` : undefined;
}

function icon(buff: StoryCardBuff, elementLang: "en" | "jp"): string {
  switch (buff.attrType) {
    case "elemental":
      return `el-${elementName(buff.attr)}${elementLang === "jp" ? "-jp" : ""}`;
    case "bullet":
      return `bu-${buff.attr}`;
    case "anomaly":
    case "immunity":
      return `an-${buff.attr}`;
    case "stat":
      return STAT_ICONS[buff.attr] ?? "crit";
    case "misc":
      return MISC_ICONS[buff.attr] ?? "info";
    default:
      return "tag";
  }
}

const STAT_ICONS: Record<string, string> = {
  "yang-atk": "st-yang-atk",
  "yang-def": "st-yang-def",
  "yin-atk": "st-yin-atk",
  "yin-def": "st-yin-def",
  agi: "st-agi",
  acc: "check",
  ev: "eye",
  focus: "eye",
};

const MISC_ICONS: Record<string, string> = {
  barrier: "barrier",
  hp: "st-hp",
  "p-up": "p-up",
  "p-rate-up": "p-rate-up",
};

// The icon set and the colours call the absence of an element "none".
function elementName(id: string): string {
  return id === "no-element" ? "none" : id;
}

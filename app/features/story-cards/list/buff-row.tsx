import type { StoryCardBuff } from "#app/contract/story-cards.ts";
import { Icon } from "#app/shell/icon.tsx";
import { buffTarget, buffTitle, buffValues } from "./buff-text.ts";

/** One effect: what it does, whom it reaches, its value without and with full limit break. */
export function BuffRow({ buff }: { buff: StoryCardBuff }) {
  const { base, max } = buffValues(buff);
  return (
    <div className="buff" style={{ "--tone": tone(buff) }}>
      <Icon name={icon(buff)} />
      <span>
        <b>{buffTitle(buff)}</b> <span className="to">{buffTarget(buff)}</span>
        {buff.role ? <span className="to"> {buff.role.toUpperCase()} ONLY</span> : null}
        {buff.enabled ? null : <span className="to"> from a higher limit break</span>}
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
  if (buff.attrType !== "elemental") {
    return undefined;
  }
  return `var(--el-${elementName(buff.attr)})`;
}

function icon(buff: StoryCardBuff): string {
  switch (buff.attrType) {
    case "elemental":
      return `el-${elementName(buff.attr)}`;
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

export const FORCED_STATES = ["hover", "focus", "active"] as const;

/** A state of a widget that otherwise needs a pointer or the keyboard. */
export type ForcedState = (typeof FORCED_STATES)[number];

/**
 * Makes every rule of these sheets for a state hold below `data-state` too, with the same weight, so
 * that the gallery shows the states as the site's own styles draw them.
 */
export function forceStates(sheets: Iterable<CSSStyleSheet>): void {
  for (const { cssRules } of sheets) {
    force(cssRules);
  }
}

function force(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = withForced(rule.selectorText);
    } else if (rule instanceof CSSGroupingRule) {
      force(rule.cssRules);
    }
  }
}

/** A selector that holds also where a state is forced; one without a state stays as it is. */
export function withForced(selector: string): string {
  const forced = selector.replaceAll(
    /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
    (pseudo) => FORCED[pseudo] ?? pseudo,
  );
  return forced === selector || selector.includes("data-state")
    ? selector
    : `${selector}, ${forced}`;
}

const FOCUSABLE =
  ":where(a, button, summary, select, input, textarea, [tabindex]:not([tabindex='-1']))";

// What is pressed lies under the pointer too.
const FORCED: Readonly<Record<string, string>> = {
  ":hover": ":is([data-state='hover'] *, [data-state='active'] *)",
  ":active": ":is([data-state='active'] *)",
  ":focus": `:is([data-state='focus'] ${FOCUSABLE})`,
  ":focus-visible": `:is([data-state='focus'] ${FOCUSABLE})`,
  ":focus-within": ":is([data-state='focus'] *)",
};

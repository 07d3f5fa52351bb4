import { withPart } from "#app/game/filter-language/filter-chips.ts";
import { parseFilter } from "#app/game/filter-language/parse-filter.ts";
import { ANOMALIES } from "#app/game/vocabulary/buffs.ts";
import { effectTerm } from "./effect-sentence-fields.ts";

/** What players look for most, each as one term of a filter. */
const EFFECTS = [
  { id: "party", label: "Party attack", asks: ["yang-atk-up:party", "yin-atk-up:party"] },
  { id: "crit", label: "Crit", asks: ["crit-atk-up", "crit-acc-up"] },
  { id: "heal", label: "Heal", asks: ["hp"] },
  { id: "youkai", label: "Anti-youkai", asks: ["tag-youkai"] },
  { id: "break", label: "Break-ready", asks: ANOMALIES.map(({ id }) => id) },
] as const;

/** Each adds its term to a filter. */
export const PRESETS = EFFECTS.map(({ id, label, asks }) => ({
  id,
  label,
  apply: (q: string) => {
    const { tree, refusal } = parseFilter(q);
    return refusal === null ? withPart(tree, effectTerm(asks)) : q;
  },
}));

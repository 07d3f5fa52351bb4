import { useRef, useState } from "react";
import { withPart } from "#app/game/filter-language/filter-chips.ts";
import { parseFilter } from "#app/game/filter-language/parse-filter.ts";
import { effectChoices } from "#app/game/story-card-filter/effect-ask.ts";
import { EFFECT_GROUPS } from "#app/game/story-card-filter/effects.ts";
import type { Named } from "#app/game/story-card-filter/known-names.ts";
import { ANOMALIES } from "#app/game/vocabulary/buffs.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EffectIcons } from "./effect-icons.tsx";
import { askOf, effectTerm, SENTENCE, withAsk } from "./effect-sentence-fields.ts";
import { SelectField } from "./select-field.tsx";

const TARGETS = [
  { id: "any", label: "anybody" },
  { id: "multi", label: "the whole party or all enemies" },
  { id: "single", label: "oneself or one other" },
];

/**
 * Builds the filter as a sentence: an effect, on whom, how much and for how long. Without scripts
 * the form around it sends its fields.
 */
export function EffectSentence({
  q,
  tags,
  change,
}: {
  q: string;
  tags: readonly Named[];
  change: (q: string) => void;
}) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [effect, setEffect] = useState("");
  const choices = effectChoices(tags);
  const groups = EFFECT_GROUPS.map(({ id, label }) => ({
    label,
    options: choices.filter(({ effect }) => effect.group === id),
  })).filter(({ options }) => options.length > 0);
  const add = () => {
    const field = (name: string) => fields.current?.querySelector<Field>(`[name="${name}"]`);
    const ask = askOf((name) => field(SENTENCE[name])?.value ?? "");
    if (ask === null) {
      field(SENTENCE.effect)?.focus();
      return;
    }
    change(withAsk(q, ask));
    setEffect("");
    for (const name of Object.values(SENTENCE)) {
      const one = field(name);
      if (one) one.value = name === SENTENCE.target ? "any" : "";
    }
  };
  return (
    <fieldset ref={fields} className="col-span-full grid gap-3">
      <legend className="label">Effects</legend>
      <div className="flex flex-wrap gap-2">
        {PRESETS.map(({ id, label, apply }) => (
          <button key={id} type="button" className="chip min-h-11" onClick={() => change(apply(q))}>
            {label}
          </button>
        ))}
      </div>
      <EffectIcons choices={choices} value={effect} change={setEffect} />
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[2fr_2fr_1fr_1fr_auto]">
        <SelectField
          label="With"
          name={SENTENCE.effect}
          value={effect}
          options={[{ id: "", label: "any effect" }]}
          groups={groups}
          onChange={setEffect}
        />
        <SelectField label="on" name={SENTENCE.target} value="any" options={TARGETS} />
        <Amount label="at least" name={SENTENCE.least} enter={add} />
        <Amount label="for turns" name={SENTENCE.turns} enter={add} />
        <button type="button" className="btn" onClick={add}>
          <Icon name="plus" />
          Add
        </button>
      </div>
    </fieldset>
  );
}

type Field = HTMLInputElement | HTMLSelectElement;

function Amount({ label, name, enter }: { label: string; name: string; enter: () => void }) {
  return (
    <label className="field min-w-0">
      <span className="label">{label}</span>
      <input
        className="input num"
        type="text"
        inputMode="numeric"
        name={name}
        placeholder="any"
        maxLength={6}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          enter();
        }}
      />
    </label>
  );
}

/** What players look for most, each as one term of a filter. */
const EFFECTS = [
  { id: "party", label: "Party attack", asks: ["yang-atk-up:party", "yin-atk-up:party"] },
  { id: "crit", label: "Crit", asks: ["crit-atk-up", "crit-acc-up"] },
  { id: "heal", label: "Heal", asks: ["hp"] },
  { id: "youkai", label: "Anti-youkai", asks: ["tag-youkai"] },
  { id: "break", label: "Break-ready", asks: ANOMALIES.map(({ id }) => id) },
] as const;

/** Each adds its term to a filter. */
const PRESETS = EFFECTS.map(({ id, label, asks }) => ({
  id,
  label,
  apply: (q: string) => {
    const { tree, refusal } = parseFilter(q);
    return refusal === null ? withPart(tree, effectTerm(asks)) : q;
  },
}));

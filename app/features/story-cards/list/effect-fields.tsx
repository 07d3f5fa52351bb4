import {
  directionWords,
  EFFECT_GROUPS,
  type Effect,
  type EffectGroup,
} from "#app/game/story-card-filter/effects.ts";
import type { Named } from "#app/game/story-card-filter/known-names.ts";
import { type EffectRow, TARGET_CHOICES } from "#app/game/story-card-filter/rows.ts";
import { rowFields } from "./form-fields.ts";
import { SORTINGS } from "./row-choices.ts";
import { SelectField, type SelectOption } from "./select-field.tsx";

/** What an effect row asks for: the group, the effect in it, its direction, target and sorting. */
export function EffectFields({
  at,
  row,
  tags,
  onChange,
}: {
  at: number;
  row: EffectRow;
  tags: readonly Named[];
  onChange: (row: EffectRow) => void;
}) {
  const fields = rowFields(at);
  const { effect } = row;
  const words = directionWords(effect.group);
  const ask = (changes: Partial<Effect>) => onChange({ ...row, effect: { ...effect, ...changes } });
  return (
    <>
      <SelectField
        label="Group"
        name={`group-${at + 1}`}
        value={effect.group}
        options={EFFECT_GROUPS.filter(({ id }) => attributesOf(id, tags).length > 0)}
        onChange={(id) => ask(firstOf(id, tags))}
      />
      <SelectField
        label="Effect"
        name={fields.effect}
        value={effect.attribute}
        options={attributesOf(effect.group, tags)}
        onChange={(attribute) => ask({ attribute })}
      />
      {words ? (
        <SelectField
          label="Direction"
          name={fields.direction}
          value={effect.direction ?? "up"}
          options={[
            { id: "up", label: words.up },
            { id: "down", label: words.down },
          ]}
          onChange={(id) => ask({ direction: id === "down" ? "down" : "up" })}
        />
      ) : null}
      <SelectField
        label="Target"
        name={fields.target}
        value={row.target}
        options={TARGET_CHOICES}
        onChange={(id) =>
          onChange({ ...row, target: TARGET_CHOICES.find((one) => one.id === id)?.id ?? "any" })
        }
      />
      <SelectField
        label="Sort by"
        name={fields.by}
        value={row.by}
        options={SORTINGS}
        onChange={(id) => onChange({ ...row, by: id === "turn" ? "turn" : "value" })}
      />
    </>
  );
}

/** What a group offers: its list, or the tags that the cards name. */
export function attributesOf(group: EffectGroup, tags: readonly Named[]): readonly SelectOption[] {
  return group === "character-tag"
    ? tags.map(({ id, name }) => ({ id, label: name }))
    : (EFFECT_GROUPS.find(({ id }) => id === group)?.attributes ?? []);
}

/** A group that is chosen begins with its first effect, misc with hp. */
function firstOf(id: string, tags: readonly Named[]): Effect {
  const group = EFFECT_GROUPS.find((one) => one.id === id)?.id ?? "misc";
  const first = group === "misc" ? "hp" : attributesOf(group, tags)[0]?.id;
  return {
    group,
    attribute: first ?? "",
    direction: directionWords(group) ? "up" : null,
  };
}

import { effectIcon, effectTone, NO_ICON } from "#app/components/story-card/effect-icon.ts";
import type { EffectChoice } from "#app/game/story-card-filter/effect-ask.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Picks the effect of the sentence by its icon; the list beside it has all of them, in words. */
export function EffectIcons({
  choices,
  value,
  change,
}: {
  choices: readonly EffectChoice[];
  /** The name of the effect that is picked; empty for none. */
  value: string;
  change: (name: string) => void;
}) {
  const { elementLang } = useSettings();
  return (
    <details className="noscript:hidden">
      <summary className="min-h-11 cursor-pointer py-2.5">Pick by icon</summary>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="vh">Effect by icon</legend>
        {withOwnIcon(choices).map(({ id, label, effect }) => (
          <button
            key={id}
            type="button"
            className="btn btn-quiet btn-icon"
            style={{ color: effectTone(drawn(effect)) }}
            title={label}
            aria-label={label}
            aria-pressed={id === value}
            onClick={() => change(id === value ? "" : id)}
          >
            <Icon name={effectIcon(drawn(effect), elementLang)} size="m" />
          </button>
        ))}
      </fieldset>
    </details>
  );
}

/** Those that raise, whose icon no other has. */
function withOwnIcon(choices: readonly EffectChoice[]): EffectChoice[] {
  const raising = choices.filter(
    ({ effect: { group, direction } }) => group !== "immunity" && direction !== "down",
  );
  const byIcon = Map.groupBy(raising, ({ effect }) => effectIcon(drawn(effect), "en"));
  byIcon.delete(NO_ICON);
  return [...byIcon.values()].flatMap((alike) => (alike.length === 1 ? alike : []));
}

function drawn({ group, attribute }: EffectChoice["effect"]) {
  return { attrType: group, attr: attribute };
}

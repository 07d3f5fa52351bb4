import type { CharacterAttacks } from "#app/api-schemas/attacks.ts";
import { SKILL_EFFECTS } from "#app/game/vocabulary/attacks.ts";
import { ANOMALIES, STAT_BUFFS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";

type Skill = NonNullable<CharacterAttacks["unit"]>["skills"][number];
type Effect = Skill["effects"][number];

const TARGETS = { self: "self", solo: "one enemy", party: "party", aoe: "all enemies" } as const;

/** Her skills, an effect a line; a line says what could not be read. */
export function Skills({ skills }: { skills: readonly Skill[] }) {
  return skills.length === 0 ? null : (
    <section>
      <h3 className="mt-6 mb-1 font-semibold">Skills</h3>
      <ol className="grid gap-x-10 gap-y-3 @min-[42rem]:grid-cols-3">
        {skills.map(({ slot, effects, unread }) => (
          <li key={slot}>
            <span className="text-dense/normal text-ink-2">{`Skill ${slot}`}</span>
            <ul className="text-dense/normal">
              {effects.map((effect) => (
                <li key={effectText(effect)}>{effectText(effect)}</li>
              ))}
              {unread > 0 ? (
                <li>{`${unread} more ${unread === 1 ? "effect is" : "effects are"} not known`}</li>
              ) : null}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An effect in words: "Raises Yang DEF 2 levels, party, 2 turns". */
function effectText(effect: Effect): string {
  const { kind, stats, target, levels, percent, power, count, element, anomaly, turns } = effect;
  const what = [
    labelOf([...SKILL_EFFECTS], kind),
    ...stats.map((id) => labelOf([...STAT_BUFFS], id)),
    element && labelOf([...ELEMENTS], element),
    anomaly && labelOf([...ANOMALIES], anomaly),
    levels && `${levels} ${levels === 1 ? "level" : "levels"}`,
    percent && `${percent} %`,
    power && `+${power}`,
    count && `× ${count}`,
  ].filter((part) => part !== null && part !== 0);
  const chance =
    effect.extraChance === null
      ? null
      : `${effect.extraChance} % for ${effect.extraLevels ?? "some"} more`;
  const span = turns === null ? null : `${turns} ${turns === 1 ? "turn" : "turns"}`;
  return [what.join(" "), chance, TARGETS[target], span].filter((part) => part !== null).join(", ");
}

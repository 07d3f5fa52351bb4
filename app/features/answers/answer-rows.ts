import { type Opponent, rankAttacks } from "#app/game/answers/floor-answers.ts";
import type { AttackIndex, IndexedAttack } from "#app/presenters/attack-index.ts";
import type { AnswersFilter } from "./answers-filter.ts";

/** A row of the table: an attack, whose it is, and how it stands against each enemy. */
export type AnswerRow = ReturnType<typeof answerRows>["rows"][number];

/**
 * The attacks ranked for these enemies that the filter leaves, as many as are shown, and how many
 * there are. `holds` says which characters of a box are asked for. The rank is that among all.
 */
export function answerRows(
  { attacks, characters }: Pick<AttackIndex, "attacks" | "characters">,
  enemies: readonly Opponent[],
  { role, type, world, target, shown }: AnswersFilter,
  holds: (character: string) => boolean = () => true,
) {
  const byId = new Map(characters.map((one) => [one.id, one]));
  const ranked = enemies.length === 0 ? [] : rankAttacks(attacks, enemies);
  const left = ranked.flatMap(({ attack, ...answer }, at) => {
    const character = byId.get(attack.characterId);
    const isWanted =
      character !== undefined &&
      (role === null || character.role === role) &&
      (type === null || character.type === type) &&
      (world === "" || character.world === world) &&
      (target === null || attack.target === target) &&
      holds(character.id);
    return isWanted ? [{ ...answer, rank: at + 1, attack, character }] : [];
  });
  const tags = new Set(enemies.flatMap((enemy) => enemy.tags));
  const rows = left.slice(0, shown).map(({ attack, character, ...answer }) => ({
    ...answer,
    attack: killing(attack, tags),
    character: { id: character.id, name: character.name, image: character.image },
  }));
  return { rows, total: left.length };
}

/** The attack with what it kills of these tags alone. */
function killing(attack: IndexedAttack, tags: ReadonlySet<string>): IndexedAttack {
  return { ...attack, killers: attack.killers.filter(({ tag }) => tags.has(tag)) };
}

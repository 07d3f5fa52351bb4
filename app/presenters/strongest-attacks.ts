import { imagePath } from "#app/artwork/image-paths.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import type { AttackTarget, CardSlot } from "#app/game/vocabulary/attacks.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { knownAttacks } from "./attacks.ts";
import { writtenNames } from "./character-names.ts";
import { releasedOnly } from "./released-only.ts";

/** An attack by what of its power is looked at. */
export interface StrongAttack {
  readonly id: string;
  readonly slot: CardSlot;
  readonly target: AttackTarget;
  readonly power: number;
  readonly name: WrittenName;
  /** Below /images/. */
  readonly image: string | null;
}

type KnownAttack = ReturnType<typeof knownAttacks>[number];

const STRONGEST = 6;

/** The attacks of released characters with the most of a power, and how many have any of it. */
export function strongestAttacks(
  dataset: Dataset,
  powerIn: (attack: KnownAttack) => number,
  now: number,
): { readonly strongest: StrongAttack[]; readonly total: number } {
  const visible = releasedOnly(dataset, now);
  const nameOf = writtenNames(visible.characters);
  const having = knownAttacks(visible)
    .map((attack) => ({ attack, power: powerIn(attack) }))
    .filter(({ power }) => power > 0)
    .sort((a, b) => b.power - a.power);
  return {
    strongest: having.slice(0, STRONGEST).map(({ attack, power }) => ({
      id: attack.id,
      slot: attack.slot,
      target: attack.target,
      power: Math.round(power),
      name: nameOf(attack.character.id) ?? { en: attack.name },
      image: imagePath("characters", attack.character, "thumbnail"),
    })),
    total: having.length,
  };
}

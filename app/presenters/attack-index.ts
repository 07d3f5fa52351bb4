import { imagePath } from "#app/artwork/image-paths.ts";
import type { RankedAttack } from "#app/game/answers/floor-answers.ts";
import type { WrittenName } from "#app/game/displayed-name.ts";
import type { CardSlot } from "#app/game/vocabulary/attacks.ts";
import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { Role } from "#app/game/vocabulary/roles.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { nextAttacksMoment } from "./attacks.ts";
import { writtenNames } from "./character-names.ts";
import { releasedOnly } from "./released-only.ts";

/** An attack with what ranking, filters and tables ask of it. */
export interface IndexedAttack extends RankedAttack {
  readonly slot: CardSlot;
  /** Lines that the boosts 1, 2 and 3 add. */
  readonly scale: string;
  /** Of its animation without the cut-in; null where not known. */
  readonly seconds: number | null;
}

export interface IndexedCharacter {
  readonly id: string;
  readonly name: WrittenName;
  /** Below /images/. */
  readonly image: string;
  readonly role: Role | null;
  readonly type: BannerType | null;
  readonly world: string;
}

/** The known attacks of released characters, and whose they are. */
export interface AttackIndex {
  readonly characters: readonly IndexedCharacter[];
  readonly attacks: readonly IndexedAttack[];
  /** Released characters whose attacks no source lists. */
  readonly unknown: number;
  /** The month of the newest power; empty where none is known. */
  readonly asOf: string;
}

/** The index at `now`; the same record as long as nobody else is released. */
export function attackIndex(dataset: Dataset, now: number): AttackIndex {
  const kept = indexes.get(dataset);
  if (kept && kept.from <= now && (kept.until === null || now < kept.until)) return kept.index;
  const index = madeIndex(dataset, now);
  indexes.set(dataset, { index, from: now, until: nextAttacksMoment(dataset, now) });
  return index;
}

interface KeptIndex {
  readonly index: AttackIndex;
  /** Ms since the epoch. */
  readonly from: number;
  readonly until: number | null;
}

const indexes = new WeakMap<Dataset, KeptIndex>();

function madeIndex(dataset: Dataset, now: number): AttackIndex {
  const { characters } = releasedOnly(dataset, now);
  const released = new Set(characters.map(({ id }) => id));
  const attacks = dataset.attacks.filter(({ characterId }) => released.has(characterId));
  const known = new Set(attacks.map(({ characterId }) => characterId));
  const nameOf = writtenNames(characters);
  return {
    characters: characters
      .filter(({ id }) => known.has(id))
      .map((one) => ({
        id: one.id,
        name: nameOf(one.id) ?? { en: one.id },
        image: imagePath("characters", one, "thumbnail"),
        role: one.role,
        type: one.type,
        world: one.worldId,
      })),
    attacks: attacks.map((one) => ({
      id: one.id,
      characterId: one.characterId,
      slot: one.slot,
      target: one.target,
      scale: one.scale,
      seconds: one.animation?.short ?? null,
      totalPower: one.totalPower,
      elements: one.elements,
      killers: one.killers,
    })),
    unknown: released.size - known.size,
    asOf: attacks.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), ""),
  };
}

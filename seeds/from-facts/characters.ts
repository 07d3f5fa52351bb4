import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { PackCharacter } from "#db/pack/schema/characters.ts";
import type { FactCharacter } from "./facts.ts";
import { personIdOf } from "./person-ids.ts";
import { seriesIdOf } from "./series.ts";
import { baseStatsOf } from "./stats.ts";

/** Said in `sources` of a character whose type the facts leave open. */
const TYPE_READING = "type: reading of the pool group";

/** The character as the pack holds it: the facts, and the readings that follow from them. */
export function characterOf(fact: FactCharacter): PackCharacter {
  const { type, poolGroup } = typeOf(fact);
  return {
    id: fact.id,
    person: personIdOf(fact),
    world: fact.world,
    series: seriesIdOf(fact),
    form: fact.formEn,
    suffix: fact.suffixEn,
    titleEn: fact.titleEn,
    titleJp: fact.titleJp,
    nameZh: fact.nameZh,
    unitId: fact.unitId,
    type,
    poolGroup,
    role: fact.role,
    baseStats: fact.stats && baseStatsOf(fact.stats),
    releaseCn: fact.releaseCn,
    rebirth: fact.hasRebirth ?? false,
    sources: poolGroup === undefined ? fact.sources : [...fact.sources, TYPE_READING],
  };
}

/**
 * The type of the facts, or else the one that is read from the pool group; then the group stands
 * beside it. A battle pass or phantasm festival tells no type: such a character has none.
 */
export function typeOf({ type, group, world }: Pick<FactCharacter, "type" | "group" | "world">): {
  type?: BannerType;
  poolGroup?: string;
} {
  if (type !== undefined) return { type };
  const read = readGroup(group, world);
  return read === undefined ? {} : { type: read, poolGroup: group };
}

function readGroup(group: string | undefined, world: string): BannerType | undefined {
  switch (group) {
    case "general":
      return "gen";
    case "relic_or_genic":
      return world === "L80" ? "relic" : "genic";
    case "pure_fes":
      return "wfes";
    default:
      return undefined;
  }
}

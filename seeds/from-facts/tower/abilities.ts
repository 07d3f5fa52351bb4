import { ABILITY_TYPES, type AbilityType } from "#app/game/vocabulary/ability-types.ts";
import { ANOMALIES, type Anomaly } from "#app/game/vocabulary/anomalies.ts";
import { BULLETS } from "#app/game/vocabulary/bullets.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import type { PackTowerEnemy } from "#db/pack/schema/tower.ts";
import type { Draw } from "./draw.ts";

type Ability = NonNullable<PackTowerEnemy["ability"]>;
type AbilityItem = Ability["items"][number];

/**
 * A sample ability of so many parts, the anomalies first against which the facts tell immunity.
 * Undefined where there is no part.
 */
export function abilityOf(
  draw: Draw,
  parts: number,
  immune: readonly Anomaly[],
): Ability | undefined {
  const told = immune.map((attribute) => immunity(attribute));
  const types = draw
    .shuffled(
      ABILITY_TYPES.map(({ id }) => id),
      "ability types",
    )
    .filter((type) => type !== "anomaly-immunity" || immune.length === 0);
  const items = [...told, ...types.slice(0, parts).flatMap((type) => itemsOf(type, draw))];
  if (items.length === 0) return undefined;
  return { name: nameOf(items), items };
}

function itemsOf(type: AbilityType, draw: Draw): AbilityItem[] {
  const anomaly = draw.one(ANOMALIES, `${type} anomaly`).id;
  switch (type) {
    case "anomaly-immunity":
      return draw.happens(0.2, "immune to all")
        ? ANOMALIES.map(({ id }) => immunity(id))
        : [immunity(anomaly)];
    case "anomaly-counter":
    case "anomaly-effect":
    case "anomaly-nullify":
      return [
        {
          type,
          attributeType: "anomaly",
          attribute: anomaly,
          value: draw.between(1, 3, `${type} value`),
        },
      ];
    case "boost":
    case "graze":
      return [{ type, value: draw.between(1, 3, `${type} value`) }];
    case "dmg-boost":
    case "dmg-reduction":
      return [{ type, ...damageKind(type, draw), value: 5 * draw.between(2, 10, `${type} value`) }];
  }
}

/** Elements and bullets both ways; less damage can also go against characters with a tag. */
function damageKind(
  type: "dmg-boost" | "dmg-reduction",
  draw: Draw,
): Pick<AbilityItem, "attributeType" | "attribute"> {
  const kinds = type === "dmg-boost" ? BOOSTED : REDUCED;
  switch (draw.one(kinds, `${type} kind`)) {
    case "bullet":
      return { attributeType: "bullet", attribute: draw.one(BULLETS, `${type} bullet`).id };
    case "elemental":
      return { attributeType: "elemental", attribute: draw.one(ELEMENTS, `${type} element`).id };
    case "character-tag":
      return { attributeType: "character-tag", attribute: draw.one(TAGS, `${type} tag`).id };
  }
}

const BOOSTED = ["bullet", "elemental"] as const;
const REDUCED = ["bullet", "bullet", "elemental", "elemental", "character-tag"] as const;

const TAGS = [
  { id: "human", label: "Human" },
  { id: "youkai", label: "Youkai" },
  { id: "fairy", label: "Fairy" },
  { id: "magician", label: "Magician" },
  { id: "god", label: "God" },
] as const;

function immunity(attribute: Anomaly): AbilityItem {
  return { type: "anomaly-immunity", attributeType: "anomaly", attribute };
}

/** "Anomaly immunity (Blind) and Graze": each type once, what it acts on in brackets. */
function nameOf(items: readonly AbilityItem[]): string {
  return [...Map.groupBy(items, ({ type }) => type)]
    .map(([type, same]) => {
      const label = entryOf(ABILITY_TYPES, type)?.label ?? type;
      const kinds = same.flatMap(({ attribute }) => labelOf(attribute) ?? []);
      if (kinds.length === 0) return label;
      return `${label} (${kinds.length === ANOMALIES.length ? "All" : kinds.join(", ")})`;
    })
    .join(" and ");
}

function labelOf(attribute: string | undefined): string | undefined {
  return entryOf([...ANOMALIES, ...BULLETS, ...ELEMENTS, ...TAGS], attribute ?? "")?.label;
}

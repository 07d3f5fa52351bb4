import { z } from "zod";
import { ATTACK_SORTS, POWER_SPANS } from "#app/game/attack-filter.ts";
import { LONGEST_FILTER } from "#app/game/filter-language/filter-tree.ts";
import {
  ATTACK_SLOTS,
  ATTACK_TARGETS,
  CARD_SLOTS,
  LINE_ADDONS,
  LINE_TRAITS,
  POLARITIES,
  SKILL_EFFECTS,
} from "#app/game/vocabulary/attacks.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { ANOMALIES, BUFF_TARGETS, BULLETS, STAT_BUFFS } from "#app/game/vocabulary/buffs.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import { characterId, count, element, lastUpdate, tag } from "./values.ts";

const number = z.number();

const powerFields = {
  total: number.describe("Power at full boost."),
  plain: number.describe("The part that grows with neither defense nor agility."),
  hard: number.describe("The part that grows with the user's defense."),
  slice: number.describe("The part that grows with the user's agility."),
};

const polarity = z.enum(idsOf(POLARITIES)).describe("Yang or yin.");

const asOf = z.string().describe("The month in which it was seen to hold: 2024-10.");
const sources = z.array(z.string()).describe("Where it is known from.");

/** A spell card or last word at full boost. */
export const attack = z
  .strictObject({
    id: z.string().describe("The id of the attack."),
    character: characterId,
    slot: z.enum(idsOf(CARD_SLOTS)).describe("One of two spell cards, or the last word."),
    target: z.enum(idsOf(ATTACK_TARGETS)).describe("One enemy, or all."),
    scale: z.string().describe("Lines that boosts 1, 2 and 3 add: 3-1-1."),
    totalPower: number.describe("Power of all lines at full boost."),
    polarity: z
      .array(z.strictObject({ id: polarity, ...powerFields }))
      .describe("The power by polarity, the strongest first."),
    elements: z
      .array(z.strictObject({ id: element, ...powerFields }))
      .describe("The power by element, the strongest first."),
    bullets: z
      .array(
        z.strictObject({
          id: z.enum(idsOf(BULLETS)).describe("A kind of bullet."),
          ...powerFields,
        }),
      )
      .describe("The power by kind of bullet, the strongest first."),
    killers: z
      .array(z.strictObject({ ...tag.shape, ...powerFields }))
      .describe("The power of the lines that kill a tag; a line may kill several."),
    seconds: z
      .strictObject({
        withCutIn: number.describe("With the cut-in."),
        short: number.describe("Without the cut-in."),
      })
      .nullable()
      .describe("How long the animation takes, in seconds; null where it is not known."),
    perSecond: number.nullable().describe("Power for each second without the cut-in."),
    asOf,
    sources,
  })
  .describe("A spell card or last word, at full boost.");

export type Attack = z.infer<typeof attack>;

const line = z.strictObject({
  boost: z.int().describe("The boost from which on the line is shot, 0 to 3."),
  element,
  polarity,
  count: count.describe("How many bullets."),
  power: number.describe("Of one bullet."),
  hit: number.describe("Chance to hit, in percent; it may be above 100."),
  crit: number.describe("Chance of a critical hit, in percent."),
  killers: z.array(tag).describe("Tags that it is a killer of."),
  addons: z
    .array(
      z.strictObject({
        id: z.enum(idsOf(LINE_ADDONS)).describe("What it goes by, or what it gives or costs."),
        value: number.describe("A share: 0.2 is 20 %."),
      }),
    )
    .describe("What is added to the power of its bullets, or comes of it."),
  traits: z.array(z.enum(idsOf(LINE_TRAITS))).describe("What it does beside its power."),
  inflicts: z
    .array(
      z.strictObject({
        anomaly: z.enum(idsOf(ANOMALIES)).describe("The anomaly."),
        chance: number.describe("How likely, in percent."),
      }),
    )
    .describe("Anomalies that it puts on who is hit."),
});

const skillEffect = z.strictObject({
  kind: z.enum(idsOf(SKILL_EFFECTS)).describe("What it does."),
  target: z
    .enum(idsOf(BUFF_TARGETS))
    .describe("On whom it works: herself, one ally or enemy, the party, all enemies."),
  stats: z.array(z.enum(idsOf(STAT_BUFFS))).describe("Stats that it changes."),
  levels: number.nullable().describe("By how many levels a stat changes."),
  percent: number.nullable().describe("How much, where it is measured in percent."),
  power: number.nullable().describe("How much, where it is measured in spirit power."),
  count: number.nullable().describe("How many, such as barriers."),
  element: element.nullable().describe("The element that it is about; null for none."),
  anomaly: z
    .enum(idsOf(ANOMALIES))
    .nullable()
    .describe("The anomaly that it is about; null for none."),
  turns: number.nullable().describe("How long it lasts, in turns; null where it does not run out."),
  extraChance: number.nullable().describe("The chance of more, in percent."),
  extraLevels: number.nullable().describe("What more it then is, in levels."),
});

/** What master data say of a character; null is not known, an empty list means none. */
const unit = z.strictObject({
  tags: z.array(tag).describe("Her character tags."),
  otherTags: z.array(z.string()).describe("Tags of which only the Japanese name is known."),
  weak: z
    .array(element)
    .nullable()
    .describe("Elements that she is weak to; null is not known, empty means none."),
  resists: z
    .array(element)
    .nullable()
    .describe("Elements that she resists; null is not known, empty means none."),
  immune: z
    .array(z.enum(idsOf(ANOMALIES)))
    .nullable()
    .describe("Anomalies that do nothing to her; null is not known."),
  attacks: z
    .array(
      z.strictObject({
        slot: z
          .enum(idsOf(ATTACK_SLOTS))
          .describe("Spread shot, focus shot, one of two spell cards, or the last word."),
        target: z.enum(idsOf(ATTACK_TARGETS)).describe("One enemy, or all."),
        lines: z.array(line).describe("Its lines of bullets, in order."),
      }),
    )
    .describe("Her attacks, line by line."),
  skills: z
    .array(
      z.strictObject({
        slot: z.int().describe("Its place, 1 to 3."),
        effects: z.array(skillEffect).describe("What it does."),
        unread: count.describe("Effects that could not be read."),
      }),
    )
    .describe("Her skills."),
  asOf,
  sources,
});

/** GET /api/characters/attacks?id= */
export const characterAttacksAnswer = z.strictObject({
  id: characterId,
  attacks: z
    .array(attack)
    .describe("Her spell cards and last word; empty where no source tells them."),
  unit: unit
    .nullable()
    .describe("What the game's master data say of her; null where no source has them."),
  lastUpdate,
});

export type CharacterAttacks = z.infer<typeof characterAttacksAnswer>;

/** Values of a closed list, separated by commas. */
function someOf<const Id extends string>(ids: readonly [Id, ...Id[]], description: string) {
  return z
    .string()
    .transform((text, context): Id[] => {
      const asked = text.split(",").map((one) => one.trim());
      if (asked.every((one) => ids.some((id) => id === one))) {
        return ids.filter((id) => asked.includes(id));
      }
      context.addIssue({ code: "custom", message: `must be some of ${ids.join(", ")}` });
      return z.NEVER;
    })
    .optional()
    .transform((some) => some ?? [])
    .meta({ description: `${description}, separated by commas: ${ids.join(", ")}.` });
}

/** Texts that the dataset knows, separated by commas. */
function textsOf(description: string, example: string) {
  return z
    .string()
    .max(400)
    .optional()
    .transform((text) => (text === undefined ? [] : text.split(",").map((one) => one.trim())))
    .meta({ description, examples: [example] });
}

/** The query of /api/attacks, which but for `unreleased` the page /attacks has too. */
export const attacksQuery = z.strictObject({
  q: z
    .string()
    .max(LONGEST_FILTER)
    .default("")
    .meta({
      description: `A filter by keys such as power>=20000, of ${LONGEST_FILTER} characters at most; the page /filters names them all.`,
      examples: ["power>=20000 -target:all"],
    }),
  element: someOf(idsOf(ELEMENTS), "Attacks with power of one of these elements"),
  bullet: someOf(idsOf(BULLETS), "Attacks with one of these bullets"),
  polarity: someOf(idsOf(POLARITIES), "Attacks with one of these polarities"),
  killer: textsOf("Ids of tags, one of which the attack kills, separated by commas.", "youkai"),
  tag: textsOf(
    "Ids of tags, one of which the character bears, separated by commas; the tags of 88 characters are known.",
    "human",
  ),
  target: someOf(idsOf(ATTACK_TARGETS), "Whom the attack hits"),
  slot: someOf(idsOf(CARD_SLOTS), "Spell cards and last words"),
  role: someOf(idsOf(ROLES), "Roles of the character"),
  type: someOf(idsOf(BANNER_TYPES), "Banner types of the character"),
  world: textsOf("Codes of worlds, separated by commas.", "L1,A6"),
  sort: z.enum(idsOf(ATTACK_SORTS)).default("power").meta({
    description:
      "What they are ordered by. The power of elements, bullets, polarities and tags is that of the asked ones, else of the strongest one.",
  }),
  order: z
    .enum(["desc", "asc"])
    .default("desc")
    .meta({ description: "Whether the highest or the lowest come first." }),
  per: z
    .enum(idsOf(POWER_SPANS))
    .default("whole")
    .meta({ description: "Whether power is compared whole, or per second of the animation." }),
  unreleased: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .meta({ description: "Whether attacks of characters who are not out yet are among them." }),
});

/** GET /api/attacks */
export const attacksAnswer = z.strictObject({
  content: z.array(attack).describe("The attacks that were asked for, in the order asked for."),
  total: count.describe("How many attacks are known, whatever is asked for."),
  lastUpdate,
});

export type AttacksAnswer = z.infer<typeof attacksAnswer>;

import { ANOMALIES } from "#app/game/vocabulary/anomalies.ts";
import { STAT_BUFFS } from "#app/game/vocabulary/buffs.ts";
import { BULLETS } from "#app/game/vocabulary/bullets.ts";
import { ELEMENTS, type Element } from "#app/game/vocabulary/elements.ts";
import type { PackTowerEnemy } from "#db/pack/schema/tower.ts";
import type { Draw } from "./draw.ts";

type Skill = PackTowerEnemy["skills"][number];
type Effect = Skill["effects"][number];
type Gauges = PackTowerEnemy["gauges"];

/** Sample skills: each named after its first effect; some are used in one gauge only. */
export function skillsOf(draw: Draw, count: number, gauges: number): Skill[] {
  const skills = new Map<string, Skill>();
  for (let at = 0; at < count; at++) {
    const drawn = drawnEffects(draw, draw.between(1, 2, `effects of skill ${at}`), `skill ${at}`);
    const name = drawn[0]?.name ?? "";
    const bound = gauges > 1 && draw.happens(0.3, `gauge of skill ${at}`);
    const gauge = draw.between(1, gauges, `which gauge of skill ${at}`);
    const effects = drawn.map(({ effect }) => effect);
    // An enemy has no two skills of one name; the later one is left out.
    if (!skills.has(name)) skills.set(name, { name, ...(bound && { gauge }), effects });
  }
  return [...skills.values()];
}

/** Sample effects that set in when a gauge begins; a part of them is listed but not in force. */
export function gaugeEffectsOf(draw: Draw, gauges: number): Gauges {
  const later = Array.from({ length: gauges - 1 }, (_, at) => at + 2);
  return later
    .filter((gauge) => draw.happens(0.6, `effects of gauge ${gauge}`))
    .map((gauge) => ({
      gauge,
      name: `When gauge ${gauge} begins`,
      effects: drawnEffects(draw, draw.between(1, 2, `gauge ${gauge}`), `gauge ${gauge}`).map(
        ({ effect }, at) => ({
          ...effect,
          enabled: !draw.happens(0.25, `gauge ${gauge} effect ${at} off`),
        }),
      ),
    }));
}

interface DrawnEffect {
  readonly name: string;
  readonly effect: Effect;
}

/** So many different effects, or fewer where a draw comes twice. */
function drawnEffects(draw: Draw, count: number, owner: string): DrawnEffect[] {
  const drawn = Array.from({ length: count }, (_, at) => effectOf(draw, `${owner} effect ${at}`));
  return [...new Map(drawn.map((one) => [one.name, one])).values()];
}

const KINDS = [
  raiseStat,
  raiseStat,
  lowerStat,
  lowerStat,
  elementUp,
  elementDown,
  bulletUp,
  healHp,
  addBarriers,
  gainPower,
  raisePowerRate,
  inflictAnomaly,
] as const;

function effectOf(draw: Draw, of: string): DrawnEffect {
  return draw.one(KINDS, `${of} kind`)(draw, of);
}

function raiseStat(draw: Draw, of: string): DrawnEffect {
  const { id, label } = draw.one(STAT_BUFFS, `${of} stat`);
  const target = draw.one(["self", "self", "party"], `${of} target`);
  return timed(draw, of, `Raise ${label}`, {
    ...up("stat", id),
    unit: "level",
    target,
    value: draw.between(1, 5, `${of} value`),
  });
}

function lowerStat(draw: Draw, of: string): DrawnEffect {
  const { id, label } = draw.one(STAT_BUFFS, `${of} stat`);
  const target = draw.one(["solo", "aoe"], `${of} target`);
  return timed(draw, of, `Lower ${label}`, {
    ...down("stat", id),
    unit: "level",
    target,
    value: draw.between(1, 4, `${of} value`),
  });
}

function elementUp(draw: Draw, of: string): DrawnEffect {
  const { id, label } = draw.one(ELEMENTS, `${of} element`);
  const value = 5 * draw.between(2, 8, `${of} value`);
  const effect = { ...up("elemental", id), unit: "percent", target: "self", value } as const;
  return timed(draw, of, `Boost ${inText(id, label)} damage`, effect);
}

function elementDown(draw: Draw, of: string): DrawnEffect {
  const { id, label } = draw.one(ELEMENTS, `${of} element`);
  const value = 5 * draw.between(2, 8, `${of} value`);
  const effect = { ...down("elemental", id), unit: "percent", target: "party", value } as const;
  return timed(draw, of, `Reduce ${inText(id, label)} damage taken`, effect);
}

function bulletUp(draw: Draw, of: string): DrawnEffect {
  const { id, label } = draw.one(BULLETS, `${of} bullet`);
  const value = 5 * draw.between(2, 8, `${of} value`);
  const effect = { ...up("bullet", id), unit: "percent", target: "self", value } as const;
  return timed(draw, of, `Boost ${label} bullets`, effect);
}

function healHp(draw: Draw, of: string): DrawnEffect {
  const target = draw.one(["self", "party"], `${of} target`);
  const value = draw.between(3, 25, `${of} value`);
  return {
    name: "Recover HP",
    effect: lasting({ ...up("misc", "hp"), unit: "percent", target, value }),
  };
}

function addBarriers(draw: Draw, of: string): DrawnEffect {
  const target = draw.one(["self", "party"], `${of} target`);
  const value = draw.between(1, 3, `${of} value`);
  const effect = lasting({ ...up("misc", "barrier"), unit: "count", target, value });
  return { name: "Restore barriers", effect };
}

function gainPower(draw: Draw, of: string): DrawnEffect {
  const value = draw.between(1, 6, `${of} value`) / 4;
  const effect = lasting({ ...up("misc", "p-up"), unit: "power", target: "self", value });
  return { name: "Gain spirit power", effect };
}

function raisePowerRate(draw: Draw, of: string): DrawnEffect {
  const value = 5 * draw.between(2, 8, `${of} value`);
  const effect = { ...up("misc", "p-rate-up"), unit: "percent", target: "self", value } as const;
  return timed(draw, of, "Raise spirit power rate", effect);
}

function inflictAnomaly(draw: Draw, of: string): DrawnEffect {
  const { id, label } = draw.one(ANOMALIES, `${of} anomaly`);
  const target = draw.one(["solo", "aoe"], `${of} target`);
  const value = draw.between(1, 3, `${of} value`);
  const effect = { type: "anomaly", attribute: id, unit: "count", target, value } as const;
  return timed(draw, of, `Inflict ${label.toLowerCase()}`, effect);
}

function up<Type extends Effect["type"]>(type: Type, attribute: string) {
  return { type, attribute, direction: "up" } as const;
}

function down<Type extends Effect["type"]>(type: Type, attribute: string) {
  return { type, attribute, direction: "down" } as const;
}

function timed(
  draw: Draw,
  of: string,
  name: string,
  effect: Omit<Effect, "turns" | "enabled">,
): DrawnEffect {
  return { name, effect: { ...effect, turns: draw.between(1, 5, `${of} turns`), enabled: true } };
}

function lasting(effect: Omit<Effect, "turns" | "enabled">): Effect {
  return { ...effect, enabled: true };
}

function inText(element: Element, label: string): string {
  return element === "no-element" ? "elementless" : label;
}

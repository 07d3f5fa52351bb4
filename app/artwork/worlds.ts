import { mix } from "./drawing/colour.ts";
import { choose, hashOf } from "./drawing/random.ts";
import type { PatternName } from "./patterns.ts";

/** The ground of a world: a base colour with a pattern on it. */
export interface WorldLook {
  readonly base: string;
  readonly pattern: PatternName;
  readonly line: string;
  /** Opacity of the pattern. */
  readonly strength: number;
  /** Whether it is a night print: dark, its crests with a halo. */
  readonly night: boolean;
  /** Whether it is the plain paper of the first world. */
  readonly plain: boolean;
  readonly angle: number;
  readonly scale: number;
}

type GroundRow = readonly [base: string, pattern: PatternName, line: string, night?: "night"];
type Rows = ReadonlyMap<string, GroundRow>;

const PAPER_GROUND = "#f4ead6";

/** Arcs (A and a number): a light dyed ground, the pattern after the arc's theme. */
const ARCS: Rows = new Map(
  Object.entries<GroundRow>({
    6: ["#efd3cc", "tatewaku", "#b92a41"],
    7: ["#f3dbe1", "sakura", "#c9607d"],
    8: ["#d4dbe8", "take", "#4a6592"],
    9: ["#f2e3b6", "hishi", "#b98a24"],
    10: ["#dfe5c4", "uroko", "#7f9445"],
    11: ["#ead2bd", "kikko", "#9a5a3a"],
    12: ["#dcd5ea", "shippo", "#7660a4"],
    13: ["#ece0bb", "sayagata", "#a5812a"],
    14: ["#e2d3dc", "kagome", "#80567c"],
    15: ["#cfdcec", "hoshi", "#3f62a0"],
    16: ["#dbe6cf", "asanoha", "#5f8a58"],
    17: ["#ead6c6", "kanoko", "#a4663a"],
    18: ["#f0dfbf", "ichimatsu", "#c39a4a"],
    19: ["#d3e0dd", "amime", "#4c8580"],
  }),
);

const OTHER: GroundRow = ["#e0dccf", "higaki", "#8f8a78"];

/** The other families by the letters their codes begin with. */
const FAMILIES: Rows = new Map(
  Object.entries<GroundRow>({
    AA: ["#f5dde2", "mameshibori", "#d3748c"],
    B: ["#26304f", "yagasuri", "#7f93c4", "night"],
    C: ["#3a2748", "sayagata", "#a885bd", "night"],
    D: ["#4a1f2a", "tatewaku", "#c27a80", "night"],
    E: ["#52202c", "higaki", "#d08d84", "night"],
    F: ["#173f46", "kumikiko", "#7fb6b3", "night"],
    H: ["#3e4a22", "hishi", "#b4c07a", "night"],
    L: [PAPER_GROUND, "kasumi", "#c9a24a"],
    L0: ["#dbe5e4", "ryusui", "#5d8f9a"],
    L80: ["#2c2a30", "asanoha", "#c79a2e", "night"],
    LM: ["#2f2540", "kumikiko", "#a98fd0", "night"],
    LR: ["#33302e", "kumikiko", "#c9a77a", "night"],
    Lr: ["#e9e4da", "gojukuzushi", "#a8a095"],
    R: ["#40304f", "sakura", "#e5a5b8", "night"],
    S: ["#4b2c22", "kikko", "#d28a5c", "night"],
    T: ["#5a3a1c", "hoshi", "#e0b050", "night"],
    W: ["#2d3f33", "uroko", "#86a787", "night"],
    Y: ["#efe0c8", "mameshibori", "#cf8a3a"],
    Z: ["#1f2f3f", "hoshi", "#8fb4d4", "night"],
  }),
);

/** The codes of a family that keep its colours; every other code gets a dye of its own. */
const HEAD = /^(A\d+|AA|L.*|B3|C3|D8|E1|F1|H5|R2|S5|T5|W5|Y5|Z3)$/;
/** Codes whose pattern stands upright in its own size. */
const UPRIGHT = /^(A\d+|AA|L80|L10\.1|[B-Z]\d)$/;

const DYES = [
  { dark: "#123b46", light: "#c9e4e2", line: "#6fc0c0" },
  { dark: "#4a1526", light: "#f3cdd2", line: "#e08a98" },
  { dark: "#4d3410", light: "#f2deb0", line: "#e0b45a" },
  { dark: "#16402c", light: "#cfe6cc", line: "#86c492" },
  { dark: "#14265e", light: "#cbd8f0", line: "#86a4e6" },
  { dark: "#4c154c", light: "#e6cdea", line: "#cf86d2" },
  { dark: "#3b3b40", light: "#dddbd6", line: "#b9b9c2" },
  { dark: "#5a2a14", light: "#f0d2bd", line: "#e59a6a" },
] as const;

/** The ground of a world code; codes are free texts, so an unknown one is dyed by its hash. */
export function worldLook(code: string): WorldLook {
  if (code === "L1") {
    return {
      base: PAPER_GROUND,
      pattern: "fiber",
      line: "#8a7a5a",
      strength: 0.35,
      night: false,
      plain: true,
      angle: 0,
      scale: 1,
    };
  }
  const [base, pattern, line, isNight] = rowOf(code);
  const hash = hashOf(code);
  const dye = choose(DYES, hash);
  const own = HEAD.test(code);
  const upright = UPRIGHT.test(code);
  const night = isNight === "night";
  return {
    base: own ? base : mix(base, night ? dye.dark : dye.light, night ? 0.7 : 0.55),
    pattern,
    line: own ? line : mix(line, dye.line, 0.85),
    strength: night ? 0.42 : 0.5,
    night,
    plain: false,
    angle: upright ? 0 : choose([30, 45, 60, 90, 15, 75], hash >>> 3),
    scale: upright ? 1 : choose([0.8, 1.25, 1], hash >>> 6),
  };
}

function rowOf(code: string): GroundRow {
  const arc = /^A(\d+)/.exec(code)?.[1];
  const ofArc = arc === undefined ? undefined : ARCS.get(arc);
  const begins = [3, 2, 1].map((length) => FAMILIES.get(code.slice(0, length)));
  return ofArc ?? begins.find((row) => row !== undefined) ?? OTHER;
}

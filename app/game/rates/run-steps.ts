import { ROLL_TYPES, type RollType } from "#app/game/vocabulary/prayers.ts";

/** One roll of a run: which kind, and for a step-up which of the prayer's (from 0), else −1. */
export interface RunStep {
  readonly type: RollType;
  readonly sbNo: number;
}

/** Rolls that fit into a link; more would keep a phone busy and the address unreadable. */
export const MOST_STEPS = 10_000;
const MOST_TEXT = 2000;

/**
 * The steps of a run as they stand in a link: `2s.m.3u1` is two singles, a ten and the first
 * step-up three times; `g` is a god-crystal ten.
 */
export function writeSteps(steps: readonly RunStep[]): string {
  const groups: { code: string; times: number }[] = [];
  for (const step of steps) {
    const code = codeOf(step);
    const last = groups.at(-1);
    if (last?.code === code) last.times += 1;
    else groups.push({ code, times: 1 });
  }
  return groups.map(({ code, times }) => (times === 1 ? code : `${times}${code}`)).join(".");
}

/** Whether `readSteps` reads what `writeSteps` makes of a run. */
export function fitsLink(steps: readonly RunStep[]): boolean {
  return steps.length <= MOST_STEPS && writeSteps(steps).length <= MOST_TEXT;
}

/** How many more rolls of one kind fit into a link to a run. */
export function roomInLink(steps: readonly RunStep[], step: RunStep): number {
  const fits = (more: number) => fitsLink([...steps, ...new Array<RunStep>(more).fill(step)]);
  let [room, tooMany] = [0, MOST_STEPS + 1];
  while (tooMany - room > 1) {
    const middle = Math.floor((room + tooMany) / 2);
    if (fits(middle)) room = middle;
    else tooMany = middle;
  }
  return room;
}

/** Reads what `writeSteps` wrote; undefined for anything else and for what fits into no link. */
export function readSteps(text: string): RunStep[] | undefined {
  if (text === "") return [];
  if (text.length > MOST_TEXT) return undefined;
  const steps: RunStep[] = [];
  for (const group of text.split(".")) {
    const [, times, letter, no] = /^([1-9]\d{0,4})?([smgu])([1-9]\d?)?$/.exec(group) ?? [];
    const type = ROLL_TYPES.find(({ id }) => CODES[id] === letter)?.id;
    if (!type || (type === "step-up") !== (no !== undefined)) return undefined;
    const count = Number(times ?? 1);
    if (steps.length + count > MOST_STEPS) return undefined;
    for (let at = 0; at < count; at += 1) steps.push({ type, sbNo: no ? Number(no) - 1 : -1 });
  }
  return steps;
}

const CODES: Record<RollType, string> = { single: "s", multi: "m", gc: "g", "step-up": "u" };

function codeOf({ type, sbNo }: RunStep): string {
  return type === "step-up" ? `${CODES[type]}${sbNo + 1}` : CODES[type];
}

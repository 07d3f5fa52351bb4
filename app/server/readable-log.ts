import { z } from "zod";

const event = z.looseObject({ level: z.number(), time: z.string(), msg: z.string().default("") });
const problem = z.looseObject({ stack: z.string() });

const LEVELS: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  30: "",
  40: "warning:",
  50: "error:",
  60: "fatal:",
};

/**
 * An event of the log, a JSON line, as a line for a person at a terminal: the time of day (UTC), how
 * bad it is, what happened, and the rest by name; below it the stack of an error.
 */
export function readableLine(line: string): string {
  const { level, time, msg, err, ...rest } = event.parse(JSON.parse(line));
  const { method, path, status, ms, ...others } = rest;
  const request = method === undefined ? "" : `${method} ${path} ${status} in ${ms} ms`;
  const named = Object.entries(method === undefined ? rest : others)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
  const told = [time.slice(11, 19), LEVELS[level] ?? "", msg, request, ...named];
  const { data } = problem.safeParse(err);
  return `${told.filter((part) => part !== "").join(" ")}\n${data ? `${data.stack}\n` : ""}`;
}

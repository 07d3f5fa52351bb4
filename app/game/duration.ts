import {
  millisecondsInDay,
  millisecondsInHour,
  millisecondsInMinute,
  millisecondsInSecond,
} from "date-fns/constants";

const UNITS = [
  ["d", millisecondsInDay],
  ["h", millisecondsInHour],
  ["m", millisecondsInMinute],
  ["s", millisecondsInSecond],
  ["ms", 1],
] as const;

const SIZES: ReadonlyMap<string, number> = new Map(UNITS);

const PART = /(\d+(?:\.\d+)?)\s*(ms|[dhms])\s*/giy;

/**
 * A duration such as "1d 12h", "90m" or "1.5s" in ms; null for anything else. Units d, h, m, s, ms
 * (specification 1 §9), in any order and number.
 */
export function parseDuration(text: string): number | null {
  const parts = [...text.trim().matchAll(PART)];
  const read = parts.reduce((length, [part]) => length + part.length, 0);
  if (parts.length === 0 || read !== text.trim().length) return null;
  return parts.reduce(
    (sum, [, amount = "", unit = ""]) =>
      sum + Number(amount) * (SIZES.get(unit.toLowerCase()) ?? 0),
    0,
  );
}

/**
 * A duration in ms, written in its units that are not zero: 93_784_005 → "1d 2h 3m 4s 5ms".
 * `units` keeps only the largest ones, the rest is cut off: with 2, "1d 2h". A day is the largest:
 * date-fns would write months, which are not equally long.
 */
export function formatDuration(ms: number, units: number = UNITS.length): string {
  let rest = Math.max(0, Math.trunc(ms));
  const parts = UNITS.flatMap(([unit, size]) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return amount === 0 ? [] : [`${amount}${unit}`];
  });
  return parts.slice(0, units).join(" ") || "0s";
}

export interface CountdownPart {
  readonly unit: "d" | "h" | "m" | "s";
  /** Two digits or more; figure spaces, as wide as digits, while nobody knows. */
  readonly digits: string;
}

/** Seconds left as days, hours, minutes and seconds; null before the browser has looked. */
export function countdownParts(seconds: number | null): CountdownPart[] {
  const amount = (size: number, within: number) =>
    seconds === null ? BLANK : String(Math.floor(seconds / size) % within).padStart(2, "0");
  return [
    { unit: "d", digits: amount(86_400, Number.POSITIVE_INFINITY) },
    { unit: "h", digits: amount(3_600, 24) },
    { unit: "m", digits: amount(60, 60) },
    { unit: "s", digits: amount(1, 60) },
  ];
}

const BLANK = "\u2007\u2007";

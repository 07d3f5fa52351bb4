/** A number with comma thousands separators (specification 1 §9): 1234567 → "1,234,567". */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) {
    fractions ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
    return fractions.format(value);
  }
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

// The first format that a browser makes takes a phone a twentieth of a second, and counts are whole.
let fractions: Intl.NumberFormat | undefined;

/** A place with st, nd, rd or th, th for 11–19 (specification 1 §9): 1 → "1st", 112 → "112th". */
export function formatOrdinal(place: number): string {
  return `${formatNumber(place)}${ordinalSuffix(Math.abs(place))}`;
}

/** A share of 1 as percent with exactly `decimals` digits: 0.075, 2 → "7.50%". */
export function formatPercent(share: number, decimals: number): string {
  const known = PERCENT.get(decimals) ?? percentWith(decimals);
  PERCENT.set(decimals, known);
  return known.format(share);
}

// Making a format costs more than using it a hundred times, and tables have hundreds of chances.
const PERCENT = new Map<number, Intl.NumberFormat>();

function percentWith(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", {
    style: "percent",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

function ordinalSuffix(place: number): string {
  const lastTwo = place % 100;
  if (lastTwo >= 11 && lastTwo <= 19) return "th";
  return ["th", "st", "nd", "rd"][place % 10] ?? "th";
}

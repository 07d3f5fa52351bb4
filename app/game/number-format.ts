/** A number with comma thousands separators (specification 1 §9): 1234567 → "1,234,567". */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) {
    fractions ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 3 });
    return fractions.format(value);
  }
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

// The first format that a browser makes costs a phone much, and counts are whole.
let fractions: Intl.NumberFormat | undefined;

/** A place with st, nd, rd or th, th for 11–19 (specification 1 §9): 1 → "1st", 112 → "112th". */
export function formatOrdinal(place: number): string {
  return `${formatNumber(place)}${ordinalSuffix(Math.abs(place))}`;
}

function ordinalSuffix(place: number): string {
  const lastTwo = place % 100;
  if (lastTwo >= 11 && lastTwo <= 19) return "th";
  return ["th", "st", "nd", "rd"][place % 10] ?? "th";
}

/** A fraction of 1 as percent with a fixed number of decimals, half up: "45.5358". */
export function percent(fraction: number, decimals: number): string {
  // A double that should stand on a half may stand a hair below it.
  const scaled = fraction * 100 * 10 ** decimals;
  const rounded = Math.floor(scaled + 0.5 + 1e-8);
  return (rounded / 10 ** decimals).toFixed(decimals);
}

/**
 * A chance as a player reads it, "45.5 %"; what is nearly certain is not written as certain, nor
 * what is nearly impossible as impossible.
 */
export function roundedPercent(chance: number): string {
  if (chance > 0 && chance < 0.0001) return "< 0.01 %";
  if (chance < 1 - 1e-12 && chance > 0.9999) return "> 99.99 %";
  return `${percent(chance, chance < 0.1 || chance > 0.99 ? 2 : 1)} %`;
}

/** A fraction of 1 as percent with a fixed number of decimals, half up: "45.5358". */
export function percent(fraction: number, decimals: number): string {
  // A double that should stand on a half may stand a hair below it.
  const scaled = fraction * 100 * 10 ** decimals;
  const rounded = Math.floor(scaled + 0.5 + 1e-8);
  return (rounded / 10 ** decimals).toFixed(decimals);
}

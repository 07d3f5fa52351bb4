/** By code unit, so that an order is the same on every machine and in every browser. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

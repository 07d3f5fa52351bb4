/**
 * How likely independent draws deviate from their chances at least as much as these counts do
 * (Pearson's test). Cells of which fewer than `least` are expected are taken together, as the
 * approximation asks. A count where nothing can fall makes it 0.
 */
export function chiSquareTest(
  counts: readonly number[],
  chances: readonly number[],
  least = 10,
): { statistic: number; freedom: number; p: number } {
  const total = sum(counts);
  if (chances.some((chance, cell) => chance === 0 && (counts[cell] ?? 0) > 0)) {
    return { statistic: Number.POSITIVE_INFINITY, freedom: 1, p: 0 };
  }
  const scale = total / sum(chances);
  const cells = chances
    .map((chance, cell) => ({ expected: chance * scale, count: counts[cell] ?? 0 }))
    .filter(({ expected }) => expected > 0)
    .toSorted((one, other) => other.expected - one.expected);
  const large = cells.filter(({ expected }) => expected >= least);
  const small = cells.filter(({ expected }) => expected < least);
  let rest = { expected: 0, count: 0 };
  for (const { expected, count } of small) {
    rest = { expected: rest.expected + expected, count: rest.count + count };
    if (rest.expected < least) continue;
    large.push(rest);
    rest = { expected: 0, count: 0 };
  }
  const last = large.pop() ?? { expected: 0, count: 0 };
  large.push({ expected: last.expected + rest.expected, count: last.count + rest.count });
  const statistic = sum(large.map(({ expected, count }) => (count - expected) ** 2 / expected));
  const freedom = large.length - 1;
  return { statistic, freedom, p: freedom === 0 ? 1 : upperTail(statistic, freedom) };
}

/** The chance that a chi-square variable exceeds `statistic`: Q(freedom / 2, statistic / 2). */
export function upperTail(statistic: number, freedom: number): number {
  if (!(statistic > 0)) return 1;
  const a = freedom / 2;
  const x = statistic / 2;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * series(a, x) : front * continuedFraction(a, x);
}

/** P(a, x) without its factor in front. */
function series(a: number, x: number): number {
  let term = 1 / a;
  let total = term;
  for (let n = 1; term > total * 1e-16; n += 1) {
    term *= x / (a + n);
    total += term;
  }
  return total;
}

/** Q(a, x) without its factor in front (Lentz's method). */
function continuedFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 10_000; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    const factor = d * c;
    h *= factor;
    if (Math.abs(factor - 1) < 1e-15) break;
  }
  return h;
}

/** Lanczos' approximation, good to about 15 digits. */
function logGamma(x: number): number {
  const series = COEFFICIENTS.reduce((sum, coefficient, at) => sum + coefficient / (x + at), BASE);
  const t = x + 6.5;
  return Math.log(Math.sqrt(2 * Math.PI) * series) + (x - 0.5) * Math.log(t) - t;
}

const BASE = 0.99999999999980993;
const COEFFICIENTS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

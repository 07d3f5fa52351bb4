/** A card's rarity, as many stars as it has: one figure, for long lists draw very many of them. */
export function Stars({ rarity }: { rarity: number }) {
  return (
    <svg
      className={`stars s${rarity}`}
      role="img"
      aria-label={starsText(rarity)}
      viewBox={`0 0 ${rarity * STAR_STEP - STAR_GAP} 24`}
    >
      <path d={starsPath(rarity)} />
    </svg>
  );
}

export function starsText(rarity: number): string {
  return rarity === 1 ? "1 star" : `${rarity} stars`;
}

/** The star of the icon set; one stands every 24 units, with a pixel between at 14 px. */
const STAR = [
  [12, 1.6],
  [14.88, 8.64],
  [22.46, 9.2],
  [16.66, 14.11],
  [18.47, 21.5],
  [12, 17.5],
  [5.53, 21.5],
  [7.34, 14.11],
  [1.54, 9.2],
  [9.12, 8.64],
] as const;
const STAR_GAP = 24 / 14;
const STAR_STEP = 24 + STAR_GAP;

function starsPath(count: number): string {
  const star = (_: unknown, at: number) =>
    `M${STAR.map(([x, y]) => `${(x + at * STAR_STEP).toFixed(2)} ${y}`).join("L")}Z`;
  return Array.from({ length: count }, star).join("");
}

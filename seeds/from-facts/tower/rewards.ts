import type { PackTowerFloor } from "#db/pack/schema/tower.ts";

type Rewards = PackTowerFloor["rewards"];

const SCROLLS = [
  "scroll-attack",
  "scroll-defence",
  "scroll-speed",
  "scroll-life",
  "scroll-spirit",
] as const;
const BOOKS = ["book-yang", "book-yin", "book-power", "book-body"] as const;
const TILES = [
  "tile-sun",
  "tile-moon",
  "tile-star",
  "tile-fire",
  "tile-water",
  "tile-earth",
  "tile-wood",
  "tile-metal",
] as const;

/** Sample rewards of a floor: a little on each, more on every fifth, tenth and hundredth. */
export function towerRewardsOf(floor: number): Rewards {
  const hundreds = Math.floor(floor / 100);
  const rewards: Rewards = [
    { item: turn(SCROLLS, floor), amount: 1 + Math.floor(floor / 150) },
    { item: turn(TILES, floor), amount: 1 + Math.floor(floor / 200) },
  ];
  if (floor % 3 === 0) rewards.push({ item: "talisman", amount: 2 + hundreds });
  if (floor % 10 === 5) rewards.unshift({ item: "seal-crystal", amount: 5 });
  if (floor % 10 !== 0) return rewards;
  rewards.unshift({ item: "seal-crystal", amount: floor % 100 === 0 ? 100 : 20 });
  rewards.push({ item: turn(BOOKS, floor / 10), amount: 1 + hundreds });
  rewards.push({ item: "seal-shard", amount: 10 + 5 * hundreds });
  if (floor % 50 === 0) rewards.push({ item: "god-shard", amount: 5 * (1 + hundreds) });
  if (floor % 50 === 0) rewards.push({ item: "power-star", amount: 1 });
  if (floor % 100 === 0) {
    rewards.push({ item: "god-crystal", amount: 60 });
    rewards.push({ item: "friend-ticket", amount: 1 });
    rewards.push({ item: "magatama", amount: hundreds });
  }
  return rewards;
}

/** The list's entries in turn, the first at 1. */
function turn<const Entry extends string>(list: readonly [Entry, ...Entry[]], count: number) {
  return list[(count - 1) % list.length] ?? list[0];
}

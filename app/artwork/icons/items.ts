import { svg } from "../drawing/svg.ts";
import { belongings } from "./belongings.ts";
import { edged, type ItemShape } from "./parts.ts";
import { valuables } from "./valuables.ts";

const SHAPES = { ...valuables, ...belongings } as const satisfies Record<string, ItemShape>;

type ItemRow = readonly [shape: keyof typeof SHAPES, colour: string, sign?: string];

/** Items by id: shape, colour, and the sign written on it where there is one. */
const ITEMS: ReadonlyMap<string, ItemRow> = new Map(
  Object.entries<ItemRow>({
    "seal-crystal": ["crystal", "#3f86b8"],
    "god-crystal": ["crystal", "#c8456c"],
    "fortune-dust": ["dust", "#d9a92e"],
    coin: ["coin", "#d9a92e"],
    "exchange-coin": ["coin", "#b9bcc6", "絆"],
    "exchange-ema": ["ema", "#b92a41", "願"],
    "seal-shard": ["shards", "#6fabd1"],
    "god-shard": ["shards", "#df8398"],
    "festival-ticket": ["ticket", "#d0452b", "祈"],
    "friend-ticket": ["ticket", "#66347f", "人"],
    "card-ticket": ["ticket", "#2f58a3", "絵"],
    "tile-sun": ["tile", "#e38430", "日"],
    "tile-moon": ["tile", "#5f5ca8", "月"],
    "tile-fire": ["tile", "#d0452b", "火"],
    "tile-water": ["tile", "#3f86b8", "水"],
    "tile-wood": ["tile", "#3c8a5a", "木"],
    "tile-metal": ["tile", "#c0962e", "金"],
    "tile-earth": ["tile", "#8a6238", "土"],
    "tile-star": ["tile", "#8a4fa8", "星"],
    "scroll-attack": ["scroll", "#b92a41", "攻"],
    "scroll-defence": ["scroll", "#2b567f", "防"],
    "scroll-speed": ["scroll", "#3c8a5a", "速"],
    "scroll-life": ["scroll", "#d9848f", "命"],
    "scroll-spirit": ["scroll", "#6c4f9d", "霊"],
    "book-yang": ["book", "#cf6230", "陽"],
    "book-yin": ["book", "#32418a", "陰"],
    "book-power": ["book", "#7d2a3a", "力"],
    "book-body": ["book", "#24674f", "体"],
    talisman: ["talisman", "#d0452b", "守"],
    charm: ["charm", "#b8478a", "福"],
    "charm-blue": ["charm", "#2f58a3", "夢"],
    magatama: ["magatama", "#37979d"],
    "magatama-red": ["magatama", "#cf3f27"],
    bell: ["bell", "#e0b440"],
    sake: ["bottle", "#4c3629", "霊"],
    dango: ["dango", "#f0b7bd"],
    "lucky-bag": ["bag", "#cf3f27", "福"],
    mirror: ["mirror", "#c79a2e"],
    gohei: ["gohei", "#d0452b"],
    doll: ["doll", "#2f58a3"],
    lantern: ["lantern", "#d8552f", "夢"],
    lotus: ["lotus", "#df8398"],
    hourglass: ["hourglass", "#e0b440"],
    fan: ["fan", "#b92a41"],
    "gem-red": ["gem", "#cf3f4f"],
    "gem-blue": ["gem", "#4a78c0"],
    feather: ["feather", "#9a97a6"],
    "story-card": ["card", "#2b567f", "絵"],
    "power-star": ["star", "#ecb03a"],
    tea: ["tea", "#d9d4c4"],
    mushroom: ["mushroom", "#cf3f27"],
    key: ["key", "#d9a92e"],
  }),
);

export const itemIds: readonly string[] = [...ITEMS.keys()];

/**
 * The icon of an item, 64 x 64 on no ground; an unknown id gives a card with a question mark. A
 * pale edge keeps the ink line in sight on a dark ground.
 */
export function itemIcon(id: string): string {
  const [shape, colour, sign = ""] = ITEMS.get(id) ?? ["card", "#8d909a", "？"];
  const draw: ItemShape = SHAPES[shape];
  return svg(64, 64, edged(draw(colour, sign)));
}

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

/** Items of the story by their Japanese names without a grade; the artwork has not every sign. */
const STORY_ITEMS: ReadonlyMap<string, ItemRow> = new Map(
  Object.entries<ItemRow>({
    攻性指南書: ["book", "#b92a41", "攻"],
    防性指南書: ["book", "#2b567f", "防"],
    補性指南書: ["book", "#24674f", "祈"],
    梅の華片: ["lotus", "#d0567a"],
    蘭の華片: ["lotus", "#7d63b8"],
    菊の華片: ["lotus", "#e0b440"],
    竹の華片: ["lotus", "#4e9a63"],
    天の巻: ["scroll", "#4a78c0", "天"],
    地の巻: ["scroll", "#8a6238", "地"],
    風の巻: ["scroll", "#3c8a5a", "風"],
    雲の巻: ["scroll", "#7b8794", "雲"],
    龍の巻: ["scroll", "#37979d", "龍"],
    虎の巻: ["scroll", "#c0962e", "寅"],
    鳥の巻: ["scroll", "#cf6230", "烏"],
    蛇の巻: ["scroll", "#6c4f9d"],
    伽羅: ["dust", "#4c3629"],
    羅国: ["dust", "#8a6238"],
    真那伽: ["dust", "#b9762e"],
    真南蛮: ["dust", "#b92a41"],
    寸門多羅: ["dust", "#5f5ca8"],
    佐曽羅: ["dust", "#37979d"],
  }),
);

export const itemIds: readonly string[] = [...ITEMS.keys()];

/**
 * The icon of an item, 64 x 64 on no ground; an unknown id gives a card with a question mark. A
 * pale edge keeps the ink line in sight on a dark ground.
 */
export function itemIcon(id: string): string {
  return drawn(ITEMS.get(id));
}

/** The same of an item of the story, by its Japanese name. */
export function storyItemIcon(nameJp: string): string {
  return drawn(STORY_ITEMS.get(nameJp.replace(/\[.\]$/u, "")));
}

function drawn(row: ItemRow | undefined): string {
  const [shape, colour, sign = ""] = row ?? ["card", "#8d909a", "？"];
  const draw: ItemShape = SHAPES[shape];
  return svg(64, 64, edged(draw(colour, sign)));
}

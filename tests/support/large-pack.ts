import { BUFF_TARGETS, STAT_BUFFS } from "#app/game/vocabulary/buffs.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { STATS } from "#app/game/vocabulary/stats.ts";
import type { Pack } from "#db/pack/pack.ts";
import { range } from "./range.ts";
import { aCharacter, aPerson, aStoryCard, barePack } from "./small-pack.ts";

const personCount = 500;
const artistCount = 1000;

/** A valid pack with this many cards, each with what the fullest real cards have. */
export function largePack(cardCount: number): Pack {
  return barePack({
    "worlds.json": [{ id: "L1" }],
    "series.json": [{ id: "eosd", tab: "l1", titleEn: "Embodiment of Scarlet Devil" }],
    "persons.json": range(personCount, (n) => aPerson({ id: `person-${n}` })),
    "characters.json": range(personCount, (n) =>
      aCharacter({ id: `l1-${n}`, person: `person-${n}`, unitId: n }),
    ),
    "artists.json": range(artistCount, (id) => ({ id, name: `Artist ${id}` })),
    "story-cards.json": range(cardCount, aFullCard),
    "samples/story-card-values.json": range(cardCount, (id) => ({ id, release: { ago: "12d" } })),
  });
}

function aFullCard(id: number) {
  return aStoryCard({
    id,
    nameEn: `Card number ${id} of a very large pack`,
    nameJp: `大きなデータの絵札その${id}`,
    nameZh: `大数据中的第${id}张绘卷`,
    sort: `card number ${id}`,
    type: pick(CARD_TYPES, id),
    stats: range(3, (n) => ({ stat: pick(STATS, id + n), min: 100 + n, max: 300 + n })),
    buffs: range(4, (n) => ({
      type: "stat" as const,
      attribute: pick(STAT_BUFFS, id + n),
      direction: "up" as const,
      unit: "level" as const,
      target: pick(BUFF_TARGETS, n),
      base: n,
      max: n + 2,
      turns: 3,
    })),
    artist: id % artistCount,
    featured: range(3, (n) => `person-${(id + n) % personCount}`),
    obtaining: [{ type: "prayer", display: `Prayer number ${id % 90}` }],
    aliases: range(2, (n) => ({ value: `Another name ${n} of ${id}`, priority: n })),
    wiki: `https://example.org/wiki/card-${id}`,
    sources: ["A list of cards that somebody keeps"],
  });
}

function pick<const Entries extends readonly { readonly id: string }[]>(
  entries: Entries,
  n: number,
): Entries[number]["id"] {
  const entry = entries[n % entries.length];
  if (!entry) throw new Error("There is nothing to pick from.");
  return entry.id;
}

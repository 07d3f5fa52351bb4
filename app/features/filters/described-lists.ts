import { EMPTY_BOX } from "#app/collection/box/entry.ts";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { orderedIllustrators } from "#app/game/illustrator-order.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { offeredNames } from "#app/game/story-card-filter/known-names.ts";
import { attackChoices, attackKeys } from "#app/presenters/attack-keys.ts";
import { knownAttacks } from "#app/presenters/attacks.ts";
import { characterFacts } from "#app/presenters/character-facts.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { standingEnemies } from "#app/presenters/standing-enemies.ts";
import { illustratorsAnswer, storyCardListAnswer } from "#app/presenters/story-card-lists.ts";
import { towerRewards } from "#app/presenters/tower-rewards.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { rosterOf, worldsOf } from "../characters/menu/roster-data.ts";
import { rosterKeys, worldChoice } from "../characters/menu/roster-keys.ts";
import { rosterRows } from "../characters/menu/roster-view.ts";
import { prayerKeys } from "../prayers/list/prayer-keys.ts";
import { searchablePrayers } from "../prayers/list/prayer-list.ts";
import { ILLUSTRATOR_KEYS } from "../story-cards/illustrators/illustrator-keys.ts";
import { cardKeys } from "../story-cards/list/card-keys.ts";
import { floorKeys } from "../tower/floors/floor-keys.ts";
import { floorRows, givenItems } from "../tower/floors/tower-index.ts";
import { ITEM_KEYS } from "../tower/rewards/item-keys.ts";
import { releasedItems, rewardSheet } from "../tower/rewards/reward-sheet.ts";
import { FLOORS_PATH, REWARDS_PATH } from "../tower/tower-paths.ts";

/** The lists that have keys, each key with how much its example finds. */
export function describedLists(dataset: Dataset, now: number) {
  return [
    rosterList(dataset, now),
    cardList(dataset, now),
    attackList(dataset, now),
    prayerList(dataset, now),
    floorList(dataset, now),
    illustratorList(dataset, now),
    itemList(dataset, now),
  ];
}

function rosterList(dataset: Dataset, now: number) {
  const roster = rosterOf(releasedOnly(dataset, now), now);
  const facts = characterFacts(dataset);
  const table = rosterKeys({
    worlds: worldsOf(roster).map(worldChoice),
    tags: facts.tags.map(({ id, name }) => ({ id, label: name })),
    box: EMPTY_BOX,
  });
  return described("characters", "Characters", "/characters", {
    rows: rosterRows(roster, facts),
    table,
    now,
  });
}

function cardList(dataset: Dataset, now: number) {
  const { content, chips, tags } = storyCardListAnswer(dataset);
  const rows = content.filter(({ releaseDate }) => isRevealed(releaseDate, now));
  const offered = offeredNames(rows, { persons: chips, tags });
  const table = cardKeys({ ...offered, box: EMPTY_BOX });
  return described("story-cards", "Story cards", "/story-cards", { rows, table, now });
}

function attackList(dataset: Dataset, now: number) {
  const rows = knownAttacks(releasedOnly(dataset, now));
  return described("attacks", "Attacks", "/attacks", {
    rows,
    table: attackKeys(attackChoices(dataset, rows)),
    now,
  });
}

function prayerList(dataset: Dataset, now: number) {
  const { rows, options } = searchablePrayers(dataset, now);
  return described("prayers", "Prayers", "/prayers", {
    rows,
    table: prayerKeys(options, now),
    now,
  });
}

function floorList(dataset: Dataset, now: number) {
  const enemies = standingEnemies(releasedOnly(dataset, now), now);
  return described("floors", "Floors", FLOORS_PATH, {
    rows: floorRows(dataset, now),
    table: floorKeys({ enemies, items: givenItems(dataset, now) }),
    now,
  });
}

function illustratorList(dataset: Dataset, now: number) {
  const order = { sort: "alphabet", order: "asc", cards: "alphabet" } as const;
  return described("illustrators", "Illustrators", "/story-cards/illustrators", {
    rows: orderedIllustrators(illustratorsAnswer(dataset).content, order, now),
    table: ILLUSTRATOR_KEYS,
    now,
  });
}

function itemList(dataset: Dataset, now: number) {
  const { content, lastFloor } = towerRewards(dataset, now);
  const asked = { from: null, to: null, q: "", kind: [] };
  return described("items", "Items", REWARDS_PATH, {
    rows: rewardSheet(releasedItems(content, now), asked, lastFloor).items,
    table: ITEM_KEYS,
    now,
  });
}

function described<Row>(
  id: string,
  title: string,
  path: string,
  { rows, table, now }: { rows: readonly Row[]; table: FilterTable<Row>; now: number },
) {
  return {
    id,
    title,
    path,
    keys: table.keys.map(({ key, aliases = [], label, help, example, choices }) => {
      const { test } = readFilter(example, table, now);
      return {
        key,
        aliases,
        label,
        help,
        example,
        href: `${path}?${new URLSearchParams({ q: example })}`,
        found: rows.filter((row) => test === null || test(row)).length,
        values: choices && choices.length <= MOST_VALUES ? choices.map((one) => one.id) : [],
      };
    }),
  };
}

const MOST_VALUES = 16;

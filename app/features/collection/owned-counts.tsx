import { useId } from "react";
import type { Box } from "#app/collection/box/box.ts";
import { entryOf, keyOf } from "#app/collection/box/entry.ts";
import { isReleased } from "#app/game/character-state.ts";
import { formatNumber, percent } from "#app/game/number-format.ts";
import { CARD_GROUPINGS, CHARACTER_GROUPINGS, type Grouping, grouped } from "./record-groups.ts";
import type { KnownRecords } from "./use-records.ts";

const [BY_TYPE, BY_ROLE, BY_WORLD] = CHARACTER_GROUPINGS;
const [BY_RARITY, BY_CARD_TYPE] = CARD_GROUPINGS;

/** How many are owned of what the global version has, by what they are. */
export function OwnedCounts({ box, records }: { box: Box; records: KnownRecords }) {
  const titleId = useId();
  const characters = records.characters.filter(({ status }) => isReleased(status));
  const cards = records.cards.filter(({ isRevealed }) => isRevealed);
  const hasCharacter = ({ id }: { id: string }) => entryOf(box, keyOf("character", id)).count > 0;
  const hasCard = ({ id }: { id: number }) => entryOf(box, keyOf("card", id)).count > 0;
  const ofCharacters = { items: characters, has: hasCharacter };
  const ofCards = { items: cards, has: hasCard };
  return (
    <section className="sec max-lg:mt-6 lg:mt-4" aria-labelledby={titleId}>
      <div className="sec-head">
        <h2 id={titleId}>What I own</h2>
        <span className="end num">
          {`${ofAll(characters, hasCharacter)} characters, ${ofAll(cards, hasCard)} cards`}
        </span>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-x-5 sm:gap-x-10">
        <Share word="Characters" items={characters} has={hasCharacter} />
        <Share word="Story cards" items={cards} has={hasCard} />
      </div>
      <details className="mt-2 border-b border-rule">
        <summary>By banner type, role, world, rarity and card type</summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-5 gap-y-6 pt-2 pb-6 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] sm:gap-x-10">
          <Counts title="Characters by banner type" grouping={BY_TYPE} {...ofCharacters} />
          <Counts title="Characters by role" grouping={BY_ROLE} {...ofCharacters} />
          <Counts title="Cards by rarity" grouping={BY_RARITY} {...ofCards} />
          <Counts title="Cards by type" grouping={BY_CARD_TYPE} {...ofCards} />
          <Counts title="Characters by world" grouping={BY_WORLD} {...ofCharacters} />
        </div>
      </details>
    </section>
  );
}

/** How much of all is owned, large and as a bar. */
function Share<Item>({
  word,
  items,
  has,
}: {
  word: string;
  items: readonly Item[];
  has: (item: Item) => boolean;
}) {
  const owned = items.filter(has).length;
  const share = items.length === 0 ? 0 : owned / items.length;
  return (
    <div className="grid gap-1.5" aria-hidden="true">
      <span className="label">{word}</span>
      <b className="num font-title text-h1/none font-semibold">{percent(share, 0)} %</b>
      <i className="share" style={{ "--share": share }} />
    </div>
  );
}

function Counts<Item>({
  title,
  grouping,
  items,
  has,
}: {
  title: string;
  grouping: Grouping<Item>;
  items: readonly Item[];
  has: (item: Item) => boolean;
}) {
  return (
    <table className="owned-table">
      <caption className="pb-1 text-ink-2 text-start font-medium">{title}</caption>
      <tbody>
        {grouped(items, grouping).map(({ id, label, items: members }) => {
          const owned = members.filter(has).length;
          return (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td className="num">{`${owned} / ${members.length}`}</td>
              <td className="max-sm:hidden" aria-hidden="true">
                <i className="share" style={{ "--share": owned / members.length }} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function ofAll<Item>(all: readonly Item[], has: (item: Item) => boolean): string {
  return `${formatNumber(all.filter(has).length)} of ${formatNumber(all.length)}`;
}

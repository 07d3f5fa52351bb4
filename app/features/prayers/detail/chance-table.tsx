import { memo } from "react";
import { keyOf } from "#app/collection/box/entry.ts";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { emblemAddress } from "#app/components/character/emblem.tsx";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { useSettings } from "#app/settings/use-settings.ts";
import { chanceText } from "./chance-text.ts";
import type { ChanceRow, PoolSum } from "./chances.ts";

/** The chance of each item of a part of the pool; there may be hundreds. */
export function ChanceTable({ sum, rows }: { sum: PoolSum; rows: readonly ChanceRow[] }) {
  const isCharacters = sum.part === "characters";
  const { useTranslit } = useSettings();
  return (
    <table className="ledger table-fixed max-sm:[--gap:0.375rem] [&_thead_.n]:w-[19%] [&_thead_th:first-child]:w-2/5">
      <caption className="vh">Chance of each {sum.label} per pull, in percent</caption>
      <thead>
        <tr>
          <th scope="col">{isCharacters ? "Character" : "Story card"}</th>
          <th scope="col">Rate</th>
          <th scope="col" className="n">
            SC %
          </th>
          <th scope="col" className="n">
            GC %
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <Row
            key={row.item?.id ?? `hidden-${place}`}
            row={row}
            isCharacter={isCharacters}
            inTranslit={useTranslit}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{formatNumber(sum.count)} in all</th>
          <td />
          <td className="n">{chanceText(sum.sc)}</td>
          <td className="n">{chanceText(sum.gc)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

// Hundreds of rows stand in a table, so each is drawn only when it changes.
const Row = memo(function Row({
  row,
  isCharacter,
  inTranslit,
}: {
  row: ChanceRow;
  isCharacter: boolean;
  inTranslit: boolean;
}) {
  const { item, isPickUp, sc, gc } = row;
  const type = item?.type ? entryOf(BANNER_TYPES, item.type)?.label : undefined;
  return (
    <tr className={isPickUp ? "up" : undefined}>
      <th scope="row">
        {item ? (
          <Item item={item} inTranslit={inTranslit} />
        ) : (
          `Hidden ${isCharacter ? "character" : "card"}`
        )}
      </th>
      <td>{isPickUp ? "Rate-up" : (type ?? "Normal")}</td>
      <td className="n">{chanceText(sc)}</td>
      <td className="n">{chanceText(gc)}</td>
    </tr>
  );
});

function Item({ item, inTranslit }: { item: NonNullable<ChanceRow["item"]>; inTranslit: boolean }) {
  const { id, name, image, universe } = item;
  const isCharacter = typeof id === "string";
  const key = keyOf(isCharacter ? "character" : "card", id);
  const text = (inTranslit && name.translit) || name.en;
  const content = (
    <>
      <span className="relative flex-none">
        <img
          src={isCharacter ? emblemAddress(image) : `/images/${image}`}
          width={32}
          height={isCharacter ? 32 : 43}
          loading="lazy"
          decoding="async"
          alt=""
        />
        <EntryMark entryKey={key} />
      </span>
      <span>
        <span className="name">{text}</span>{" "}
        {universe ? <span className="faint">{universe}</span> : null}
        <EntryWords entryKey={key} />
      </span>
    </>
  );
  return isCharacter ? (
    <CharacterLink className="cellwho" id={id}>
      {content}
    </CharacterLink>
  ) : (
    <a className="cellwho" href={cardPath(id)}>
      {content}
    </a>
  );
}

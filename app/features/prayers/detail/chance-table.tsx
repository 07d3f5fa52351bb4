// biome-ignore-all lint/a11y/noRedundantRoles: rows that are laid out as grids are none to some browsers

import { memo, startTransition, useEffect, useState } from "react";
import { formatNumber } from "#app/game/number-format.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { usePreferences } from "#app/preferences/use-preferences.ts";
import { CharacterLink } from "#app/records/character/character-link.tsx";
import { emblemAddress } from "#app/records/character/emblem.tsx";
import { cardPath } from "#app/records/story-card/card-path.ts";
import { useHydrated } from "#app/widgets/use-hydrated.ts";
import { chanceText } from "./chance-text.ts";
import type { ChanceRow, PoolSum } from "./chances.ts";
import "./chance-table.css";

/** A table of hundreds of rows, in groups that the browser lays out and draws as they come near. */
export function ChanceTable({ sum, rows }: { sum: PoolSum; rows: readonly ChanceRow[] }) {
  const isCharacters = sum.part === "characters";
  const { useTranslit } = usePreferences();
  const groups = groupsOf(rows);
  const drawn = useDrawn(groups.length);
  return (
    <table className="table chance-table" role="table">
      <caption className="vh">Chance of each {sum.label} in one slot, in percent</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {isCharacters ? "Character" : "Story card"}
          </th>
          <th scope="col" role="columnheader">
            Rate
          </th>
          <th scope="col" role="columnheader" className="n">
            SC %
          </th>
          <th scope="col" role="columnheader" className="n">
            GC %
          </th>
        </tr>
      </thead>
      {groups.map((group, at) => (
        <tbody
          key={group.from}
          role="rowgroup"
          className="rows"
          style={{ "--rows": group.rows.length }}
        >
          {at < drawn
            ? group.rows.map((row, place) => (
                <Row
                  key={row.item?.id ?? `hidden-${place}`}
                  row={row}
                  isCharacter={isCharacters}
                  inTranslit={useTranslit}
                />
              ))
            : null}
        </tbody>
      ))}
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader">
            {formatNumber(sum.count)} in all
          </th>
          <td role="cell" />
          <td role="cell" className="n">
            {chanceText(sum.sc)}
          </td>
          <td role="cell" className="n">
            {chanceText(sum.gc)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** About a screen of rows. */
const ROWS_A_GROUP = 24;

function groupsOf(rows: readonly ChanceRow[]) {
  return Array.from({ length: Math.ceil(rows.length / ROWS_A_GROUP) }, (_, group) => {
    const from = group * ROWS_A_GROUP;
    return { from, rows: rows.slice(from, from + ROWS_A_GROUP) };
  });
}

const GROUPS_A_PASS = 4;

/**
 * How many groups have their rows: all in the page that the server sends; in one that the browser
 * draws a few more with each pass, so that no pass takes long. The others keep their place.
 */
function useDrawn(groups: number): number {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(isHydrated ? GROUPS_A_PASS : groups);
  useEffect(() => {
    if (drawn < groups) startTransition(() => setDrawn(drawn + GROUPS_A_PASS));
  }, [drawn, groups]);
  return drawn;
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
    <tr role="row" className={isPickUp ? "up" : undefined}>
      <th scope="row" role="rowheader">
        {item ? (
          <Item item={item} inTranslit={inTranslit} />
        ) : (
          `Hidden ${isCharacter ? "character" : "card"}`
        )}
      </th>
      <td role="cell">{isPickUp ? "Rate-up" : (type ?? "Normal")}</td>
      <td role="cell" className="n">
        {chanceText(sc)}
      </td>
      <td role="cell" className="n">
        {chanceText(gc)}
      </td>
    </tr>
  );
});

function Item({ item, inTranslit }: { item: NonNullable<ChanceRow["item"]>; inTranslit: boolean }) {
  const { id, name, image, universe } = item;
  const isCharacter = typeof id === "string";
  const text = (inTranslit && name.translit) || name.en;
  const content = (
    <>
      <img
        className="mini"
        src={isCharacter ? emblemAddress(image) : `/images/${image}`}
        width={32}
        height={isCharacter ? 32 : 43}
        loading="lazy"
        decoding="async"
        alt=""
      />
      <span>
        {text} {universe ? <span className="faint">{universe}</span> : null}
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

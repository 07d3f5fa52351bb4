import { memo, useMemo } from "react";
import { keyOf } from "#app/collection/box/entry.ts";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { emblemAddress } from "#app/components/character/emblem.tsx";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { chanceText } from "./chance-text.ts";
import type { ChanceRow, PoolSum } from "./chances.ts";

/** The chance of each item of a part of the pool; many of one chance share a line. */
export function ChanceTable({ sum, rows }: { sum: PoolSum; rows: readonly ChanceRow[] }) {
  const isCharacters = sum.part === "characters";
  const { useTranslit } = useSettings();
  const tiers = useMemo(() => tiersOf(rows), [rows]);
  return (
    <table className="data-table table-fixed max-sm:[--gap:0.375rem] [&_thead_.n]:w-[19%] [&_thead_th:first-child]:w-2/5">
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
        {tiers.map((tier) =>
          tier.length < FEWEST_FOLDED ? (
            tier.map((row, place) => (
              <Row
                key={row.item?.id ?? `hidden-${place}`}
                row={row}
                isCharacter={isCharacters}
                inTranslit={useTranslit}
              />
            ))
          ) : (
            <Tier
              key={tierKey(tier[0])}
              rows={tier}
              isCharacters={isCharacters}
              inTranslit={useTranslit}
            />
          ),
        )}
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

/** Items of one chance from which on they share a line. */
const FEWEST_FOLDED = 6;

/** Rows of the same kind and chance together, in the order of their first. */
function tiersOf(rows: readonly ChanceRow[]): ChanceRow[][] {
  return [...Map.groupBy(rows, tierKey).values()];
}

function tierKey(row: ChanceRow | undefined): string {
  return row ? `${rateOf(row)} ${row.sc} ${row.gc}` : "";
}

function rateOf({ isPickUp, item }: ChanceRow): string {
  if (isPickUp) return "Rate-up";
  return (item?.type && entryOf(BANNER_TYPES, item.type)?.label) ?? "Normal";
}

// Hundreds of items stand in a table, so each is drawn only when it changes.
const Tier = memo(function Tier({
  rows,
  isCharacters,
  inTranslit,
}: {
  rows: readonly ChanceRow[];
  isCharacters: boolean;
  inTranslit: boolean;
}) {
  const [first] = rows;
  if (!first) return null;
  const of = isCharacters ? "characters" : "cards";
  return (
    <>
      <tr className="tier">
        <th scope="row">
          {formatNumber(rows.length)} {of}, each
        </th>
        <td>{rateOf(first)}</td>
        <td className="n">{chanceText(first.sc)}</td>
        <td className="n">{chanceText(first.gc)}</td>
      </tr>
      <tr className="tier">
        <td colSpan={4}>
          <details>
            <summary className="link flex min-h-touch cursor-pointer items-center">
              Show the {formatNumber(rows.length)} {of}
            </summary>
            <ul className="lc-list grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4">
              {rows.map((row, place) => (
                <li key={row.item?.id ?? `hidden-${place}`} className="py-1.5">
                  <Name row={row} isCharacter={isCharacters} inTranslit={inTranslit} />
                </li>
              ))}
            </ul>
          </details>
        </td>
      </tr>
    </>
  );
});

const Row = memo(function Row({
  row,
  isCharacter,
  inTranslit,
}: {
  row: ChanceRow;
  isCharacter: boolean;
  inTranslit: boolean;
}) {
  const { isPickUp, sc, gc } = row;
  return (
    <tr className={isPickUp ? "up" : undefined}>
      <th scope="row">
        <Name row={row} isCharacter={isCharacter} inTranslit={inTranslit} />
      </th>
      <td>{rateOf(row)}</td>
      <td className="n">{chanceText(sc)}</td>
      <td className="n">{chanceText(gc)}</td>
    </tr>
  );
});

function Name({
  row: { item },
  isCharacter,
  inTranslit,
}: {
  row: ChanceRow;
  isCharacter: boolean;
  inTranslit: boolean;
}) {
  if (item) return <Item item={item} inTranslit={inTranslit} />;
  return `Hidden ${isCharacter ? "character" : "card"}`;
}

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

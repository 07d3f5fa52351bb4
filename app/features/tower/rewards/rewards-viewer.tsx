import { type MouseEvent, memo, useMemo, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { FacetBoxes, setFacets } from "#app/components/filter/facet-boxes.tsx";
import { FilterChips, setParts } from "#app/components/filter/filter-chips.tsx";
import { FilterFold } from "#app/components/filter/filter-fold.tsx";
import { ItemIcon } from "#app/components/item/item-icon.tsx";
import { FEW_FLOORS } from "#app/components/tower/floor-links.tsx";
import { readFilter } from "#app/game/filter-language/apply-filter.ts";
import { filterParts } from "#app/game/filter-language/filter-chips.ts";
import { parseFilter } from "#app/game/filter-language/parse-filter.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { itemPath } from "#app/presenters/record-paths.ts";
import { Fold } from "#app/ui/fold.tsx";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { Reward } from "../reward.tsx";
import { FLOORS_PATH, REWARDS_PATH } from "../tower-paths.ts";
import { ITEM_KEYS, type SheetItem } from "./item-keys.ts";
import { type PackedSheet, unpackSheet } from "./packed-sheet.ts";
import { RangeForm } from "./range-form.tsx";
import { rangeName } from "./reward-sheet.ts";
import { rewardsUrl } from "./search-params.ts";
import { useFutureSheet } from "./use-future-sheet.ts";

/** The rewards of a range of floors: what it gives in all, then item by item with its floors. */
export function RewardsViewer({
  onPage,
  lastFloor,
  next,
}: {
  onPage: PackedSheet;
  lastFloor: number;
  /** When another floor is released, ms since the epoch; null when none is to come. */
  next: number | null;
}) {
  const search = usePageSearch();
  const url = useMemo(() => rewardsUrl.decode(new URLSearchParams(search)), [search]);
  const unpacked = useMemo(() => unpackSheet(onPage), [onPage]);
  const { sheet, future, last, fault } = useFutureSheet(unpacked, url, { lastFloor, next });
  const openFloor = useOpenFloor();
  const replace = useReplaceSearch();
  const totals = useRef<HTMLHeadingElement>(null);
  const searchWith = (changes: Partial<typeof url>) => rewardsUrl.encode({ ...url, ...changes });
  const chosen = { kind: url.kind };
  const chips = [
    ...setFacets(ITEM_KEYS, chosen, searchWith),
    ...setParts(filterParts(parseFilter(url.q).tree, ITEM_KEYS), (q) => searchWith({ q })),
  ];
  return (
    <>
      <RangeForm range={sheet.range} last={last} others={searchWith({ from: null, to: null })} />
      <FacetBoxes
        table={ITEM_KEYS}
        chosen={chosen}
        counts={sheet.counts}
        path={REWARDS_PATH}
        others={searchWith({ kind: [] })}
        change={(changed) => replace(searchWith(changed))}
      />
      <FilterFold
        value={url.q}
        read={readFilter(url.q, ITEM_KEYS, 0)}
        table={ITEM_KEYS}
        path={REWARDS_PATH}
        files={["csv"]}
        help="/filters#items"
        others={searchWith({ q: "" })}
      />
      <FilterChips filters={chips} remove={replace} otherwise={totals} />
      {fault === null ? null : <p className="err">Rewards to come are missing: {fault}</p>}
      <section className="sec mt-8" aria-labelledby="totals-title">
        <div className="sec-head">
          <h2 id="totals-title" ref={totals} tabIndex={-1}>
            Totals
          </h2>
          <span className="end" role="status">
            {rangeName(sheet.range)}
          </span>
        </div>
        {sheet.items.length === 0 ? <p className="list-end">(no reward)</p> : null}
        <ul className="grid grid-cols-2 gap-x-4 gap-y-4 py-4 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:gap-x-6">
          {sheet.items.map(({ item, name, total }) => (
            <Reward key={item} id={item} amount={`x${formatNumber(total)}`}>
              <a
                className="-my-0.5 block py-0.5 hover:text-seal"
                href={`#${item}`}
                onClick={() => unfold(item)}
              >
                {name}
              </a>
            </Reward>
          ))}
        </ul>
      </section>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for its links */}
      <div onClick={openFloor}>
        {sheet.items.map((item) => (
          <ItemSection key={item.item} item={item} future={future} />
        ))}
      </div>
    </>
  );
}

const ItemSection = memo(function ItemSection(props: {
  item: SheetItem;
  future: ReadonlySet<number>;
}) {
  const { item, future } = props;
  const floors = `${item.entries.length} ${item.entries.length === 1 ? "floor" : "floors"}`;
  return (
    <section className="sec given mt-8" id={item.item} aria-labelledby={`${item.item}-title`}>
      <div className="sec-head items-center">
        <ItemIcon id={item.item} size={32} />
        <h2 id={`${item.item}-title`}>
          <Link to={itemPath(item.item)}>{item.name}</Link>
        </h2>
        <span className="end num">
          {floors}, x{formatNumber(item.total)} in all
        </span>
      </div>
      {item.entries.length <= FEW_FLOORS ? (
        <Entries item={item} future={future} />
      ) : (
        <Fold summary={`Show the ${floors}`}>
          <Entries item={item} future={future} />
        </Fold>
      )}
    </section>
  );
});

/** Opens the floors of an item for a link to them: not every browser does for what is folded. */
function unfold(item: string): void {
  document.getElementById(item)?.querySelector("details")?.setAttribute("open", "");
}

function Entries({ item, future }: { item: SheetItem; future: ReadonlySet<number> }) {
  return (
    <ul className="given-list">
      {item.entries.map(({ floor, amount, total }) => (
        <li key={floor}>
          <a href={`${FLOORS_PATH}?floor=${floor}`} data-floor={floor}>
            {floor}F
          </a>{" "}
          <b>x{formatNumber(amount)}</b>{" "}
          {future.has(floor) ? (
            <>
              <abbr title="Not in the global version yet">JP</abbr>{" "}
            </>
          ) : null}
          <small>
            <span className="vh">so far </span>
            {formatNumber(total)}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Follows the many links to floors without a document load, by one listener. */
function useOpenFloor() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("[data-floor]") : null;
    if (!(link instanceof HTMLElement) || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(`${FLOORS_PATH}?floor=${link.dataset.floor}`);
  };
}

import { Link } from "react-router";
import { ARTIST_SORTS, CARD_SORTS, pressedSort } from "#app/game/illustrator-order.ts";
import { type ListedOrder, orderQuery } from "./search-params.ts";

/** What artists and their cards are sorted by; the active sort of artists turns round. */
export function SortLinks({ order }: { order: ListedOrder }) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2 border-b border-ink pb-3 sm:pb-4">
      <nav className="grid gap-1.5" aria-label="Artist sort">
        <span className="label" aria-hidden="true">
          Artist sort
        </span>
        <span className="seg *:min-h-touch *:px-3">
          {ARTIST_SORTS.map(({ id, label }) => (
            <SortLink
              key={id}
              label={label}
              isActive={order.sort === id}
              direction={order.sort === id ? order.order : undefined}
              to={pressedSort(order, id)}
            />
          ))}
        </span>
      </nav>
      <nav className="grid gap-1.5" aria-label="Story card sort">
        <span className="label" aria-hidden="true">
          Story Card sort
        </span>
        <span className="seg *:min-h-touch *:px-3">
          {CARD_SORTS.map(({ id, label }) => (
            <SortLink
              key={id}
              label={label}
              isActive={order.cards === id}
              to={{ ...order, cards: id }}
            />
          ))}
        </span>
      </nav>
    </div>
  );
}

function SortLink({
  label,
  isActive,
  direction,
  to,
}: {
  label: string;
  isActive: boolean;
  direction?: "asc" | "desc" | undefined;
  to: ListedOrder;
}) {
  return (
    <Link
      to={{ search: orderQuery(to) }}
      replace
      preventScrollReset
      aria-current={isActive ? "true" : undefined}
    >
      <span>{label}</span>
      {direction ? (
        <>
          <span aria-hidden="true">{direction === "asc" ? " ↑" : " ↓"}</span>
          <span className="vh">{direction === "asc" ? ", ascending" : ", descending"}</span>
        </>
      ) : null}
    </Link>
  );
}

import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { cardInfoPath, itemPath } from "#app/presenters/record-paths.ts";
import type { DropGroup } from "./story-drops.ts";

/** What may drop, a line a kind, each thing leading to its page. */
export function Drops({ groups }: { groups: readonly DropGroup[] }) {
  return groups.map((group) => (
    <span
      key={`${group.label} ${group.items[0]?.id} ${group.cards[0]?.id}`}
      className="flex flex-wrap gap-x-2"
    >
      <span className="py-1 text-ink-2">
        {group.label}
        {amountsOf(group.amounts)}
      </span>
      {group.items.map(({ id, label, name }) => (
        <Link
          key={id}
          className="link py-1"
          to={itemPath(String(id))}
          aria-label={name ?? undefined}
          lang={name === null ? "ja" : undefined}
        >
          {label}
        </Link>
      ))}
      {group.cards.map(({ id, name }) => (
        <Link key={id} className="link py-1" to={cardInfoPath(id)}>
          {name}
        </Link>
      ))}
    </span>
  ));
}

function amountsOf(amounts: readonly number[]): string {
  const [first = 1, ...more] = amounts;
  const last = more.at(-1);
  if (last === undefined) return first > 1 ? ` ×${formatNumber(first)}` : "";
  return ` ×${formatNumber(first)} to ${formatNumber(last)}`;
}

import { Link, type To } from "react-router";
import { Icon } from "./icon.tsx";
import { onPlainPress } from "./plain-press.ts";

/**
 * A chosen filter with the cross that takes it away, an item of a list of `chips`. The cross is a
 * link to where the filter is gone, for those without scripts; with them it calls `onRemove`.
 */
export function ChosenChip({
  children,
  to,
  onRemove,
}: {
  children: string;
  to: To;
  onRemove: () => void;
}) {
  return (
    <li className="chip on">
      {children}
      <Link
        className="x"
        to={to}
        replace
        preventScrollReset
        aria-label={`Remove ${children}`}
        onClick={onPlainPress(onRemove)}
      >
        <Icon name="close" size="s" />
      </Link>
    </li>
  );
}

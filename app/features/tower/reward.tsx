import type { ReactNode } from "react";
import { ItemIcon } from "#app/components/item/item-icon.tsx";

/** An item that is given, with its picture and how many of it; stands in a list. */
export function Reward({
  id,
  amount,
  children,
}: {
  id: string;
  /** As it is read. */
  amount: string;
  /** Its name, as a link. */
  children: ReactNode;
}) {
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-12 place-items-center rounded-1 bg-sunk">
        <ItemIcon id={id} size={48} />
      </span>
      <span>
        <strong className="block text-body leading-snug font-medium">{children}</strong>
        <small className="num text-dense text-ink-2">{amount}</small>
      </span>
    </li>
  );
}

import "./chip.css";
import { Icon } from "./icon.tsx";

/** A chosen filter with the cross that takes it away, an item of a list of `chips`. */
export function ChosenChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <li className="chip on">
      {children}
      <button type="button" className="x" aria-label={`Remove ${children}`} onClick={onRemove}>
        <Icon name="close" size="s" />
      </button>
    </li>
  );
}

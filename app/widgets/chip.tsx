import "./chip.css";
import { Icon } from "./icon.tsx";

/** A chosen filter with the cross that takes it away. */
export function ChosenChip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <span className="chip on">
      {children}
      <button type="button" className="x" aria-label={`Remove ${children}`} onClick={onRemove}>
        <Icon name="close" size="s" />
      </button>
    </span>
  );
}

/** A filter that a press chooses and another one gives up. */
export function ToggleChip({
  children,
  isChosen,
  onToggle,
}: {
  children: React.ReactNode;
  isChosen: boolean;
  onToggle: () => void;
}) {
  return (
    <button type="button" className="chip" aria-pressed={isChosen} onClick={onToggle}>
      {children}
    </button>
  );
}

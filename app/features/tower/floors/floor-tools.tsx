import { Icon } from "#app/ui/icon.tsx";
import { onPlainPress } from "#app/ui/plain-press.ts";

interface FloorToolsProps {
  readonly below: number | null;
  readonly above: number | null;
  readonly searchOf: (floor: number) => string;
  readonly onStep: (floor: number) => void;
  readonly onJump: () => void;
}

/** The popup for a floor's number, and the steps to the floors beside the chosen one. */
export function FloorTools({ below, above, searchOf, onStep, onJump }: FloorToolsProps) {
  const step = { searchOf, onStep };
  return (
    <div
      // A place for each step before it is there: the first would make room for the second.
      className="grid grid-cols-[1fr_repeat(2,var(--spacing-touch))] items-center gap-2 pt-2 pb-3"
    >
      <button type="button" className="btn btn-s noscript:hidden" onClick={onJump}>
        Jump to
      </button>
      <noscript>
        <form className="flex items-center gap-2" method="get">
          <label>
            <span className="vh">Floor number</span>
            <input className="input" name="floor" inputMode="numeric" size={4} />
          </label>
          <button type="submit" className="btn btn-s">
            Jump to
          </button>
        </form>
      </noscript>
      <Step icon="up" label="Floor above" floor={above} {...step} />
      <Step icon="down" label="Floor below" floor={below} {...step} />
    </div>
  );
}

/** A link to another floor; at the ends of the tower it leads nowhere. */
function Step(props: {
  icon: string;
  label: string;
  floor: number | null;
  searchOf: (floor: number) => string;
  onStep: (floor: number) => void;
}) {
  const { icon, label, floor, searchOf, onStep } = props;
  const className = "btn btn-s btn-icon";
  if (floor === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: it leads nowhere at the end of the tower
      <a className={className} role="link" aria-disabled="true" aria-label={label} tabIndex={0}>
        <Icon name={icon} />
      </a>
    );
  }
  return (
    <a
      className={className}
      href={searchOf(floor)}
      aria-label={label}
      title={`${label}: ${floor}`}
      onClick={onPlainPress(() => onStep(floor))}
    >
      <Icon name={icon} />
    </a>
  );
}

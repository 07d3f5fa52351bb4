import { useEffect } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { prefetchCharacter } from "./prefetch-character.ts";

/** Previous and next within the list from which the character was opened; arrow keys do the same. */
export function NeighbourButtons({
  id,
  within,
  turnTo,
}: {
  id: string | null;
  within: readonly string[];
  turnTo: (id: string) => void;
}) {
  const place = id === null ? -1 : within.indexOf(id);
  const previous = place > 0 ? within[place - 1] : undefined;
  const next = place >= 0 ? within[place + 1] : undefined;
  useEffect(() => {
    for (const neighbour of [previous, next]) {
      if (neighbour !== undefined) {
        prefetchCharacter(neighbour);
      }
    }
  }, [previous, next]);
  useArrowKeys(previous, next, turnTo);
  if (place < 0 || within.length < 2) {
    return null;
  }
  return (
    <>
      <span className="num self-center px-2 text-dense whitespace-nowrap text-ink-3">
        {place + 1} of {within.length}
      </span>
      <TurnButton label="Previous character" icon="left" to={previous} turnTo={turnTo} />
      <TurnButton label="Next character" icon="right" to={next} turnTo={turnTo} />
    </>
  );
}

function TurnButton({
  label,
  icon,
  to,
  turnTo,
}: {
  label: string;
  icon: string;
  to: string | undefined;
  turnTo: (id: string) => void;
}) {
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon aria-disabled:border-transparent"
      aria-label={label}
      // Not `disabled`: the focus would be lost at the ends of the list.
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) {
          turnTo(to);
        }
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

function useArrowKeys(
  previous: string | undefined,
  next: string | undefined,
  turnTo: (id: string) => void,
) {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (to !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
        turnTo(to);
      }
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, [previous, next, turnTo]);
}

import { type RefObject, useRef } from "react";
import type { FilterPart } from "#app/game/filter-language/filter-chips.ts";
import { ChosenChip } from "#app/ui/chosen-chip.tsx";
import { useFocusAfterRemoval } from "#app/ui/use-focus-after-removal.ts";

/** Something that is set, and the query without it. */
export interface SetFilter {
  readonly id: string;
  readonly label: string;
  readonly without: URLSearchParams;
}

/** The parts of a filter by keys; `encode` writes the query that has another filter. */
export function setParts(
  parts: readonly FilterPart[],
  encode: (q: string) => URLSearchParams,
): SetFilter[] {
  return parts.map(({ label, rest }, place) => ({
    id: `q ${place} ${label}`,
    label,
    without: encode(rest),
  }));
}

/** All that a list is filtered by, each to be taken away. */
export function FilterChips({
  filters,
  remove,
  otherwise,
}: {
  filters: readonly SetFilter[];
  remove: (without: URLSearchParams) => void;
  /** Takes the focus when the last of them is taken away. */
  otherwise: RefObject<HTMLElement | null>;
}) {
  const list = useRef<HTMLUListElement>(null);
  const removes = useFocusAfterRemoval({ list, otherwise });
  if (filters.length === 0) return null;
  return (
    <ul ref={list} className="chips my-2" aria-label="Filtered by">
      {filters.map(({ id, label, without }, place) => (
        <ChosenChip
          key={id}
          to={{ search: without.toString() }}
          onRemove={() => {
            removes(place);
            remove(without);
          }}
        >
          {label}
        </ChosenChip>
      ))}
    </ul>
  );
}

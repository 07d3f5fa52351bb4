import { type KeyboardEvent, type MouseEvent, memo, useEffect, useMemo, useRef } from "react";
import { isPlainPress } from "#app/ui/plain-press.ts";

interface FloorListProps {
  /** The floors to choose from, ascending; the highest stands first. */
  readonly floors: readonly number[];
  readonly current: number | null;
  readonly bosses: ReadonlySet<number>;
  readonly stories: ReadonlySet<number>;
  readonly future: ReadonlySet<number>;
  /** What follows the floor in each link's query: "&weak=fire", or nothing. */
  readonly query: string;
  readonly onChoose: (floor: number) => void;
  /** A floor that may be chosen soon. */
  readonly onNear: (floor: number) => void;
}

/**
 * The floors as links, from the highest down. One listener serves them all, and a choice draws two
 * of them anew, so that a long list costs nothing.
 */
export function FloorList(props: FloorListProps) {
  const { floors, current, bosses, stories, future, query, onChoose, onNear } = props;
  const list = useRef<HTMLElement>(null);
  const groups = useMemo(() => groupsOf(floors), [floors]);
  useEffect(() => {
    if (current !== null && list.current) bringIntoSight(list.current, current);
  }, [current]);
  const choose = (event: MouseEvent<HTMLElement>) => {
    const floor = floorAt(event.target);
    if (floor === null || !isPlainPress(event)) return;
    event.preventDefault();
    onChoose(floor);
  };
  return (
    <nav
      ref={list}
      className="floors scroll-x"
      aria-label="Floors"
      onClick={choose}
      onKeyDown={moveFocus}
      onPointerOver={(event) => {
        const floor = event.pointerType === "mouse" ? floorAt(event.target) : null;
        if (floor !== null) onNear(floor);
      }}
    >
      {groups.map((group) => (
        <FloorGroup
          key={group[0]}
          floors={group}
          current={current !== null && group.includes(current) ? current : null}
          bosses={bosses}
          stories={stories}
          future={future}
          query={query}
        />
      ))}
    </nav>
  );
}

const GROUP = 25;

function groupsOf(floors: readonly number[]): readonly (readonly number[])[] {
  const descending = floors.toReversed();
  return Array.from({ length: Math.ceil(descending.length / GROUP) }, (_, at) =>
    descending.slice(at * GROUP, (at + 1) * GROUP),
  );
}

/** Some floors of the list, so that a choice goes through two groups and not through all floors. */
const FloorGroup = memo(function FloorGroup(props: Omit<FloorListProps, "onChoose" | "onNear">) {
  const { floors, current, bosses, stories, future, query } = props;
  return floors.map((floor) => (
    <FloorLink
      key={floor}
      floor={floor}
      query={query}
      isCurrent={floor === current}
      isBoss={bosses.has(floor)}
      note={noteOf(future.has(floor), bosses.has(floor), stories.has(floor))}
    />
  ));
});

const FloorLink = memo(function FloorLink(props: {
  floor: number;
  query: string;
  isCurrent: boolean;
  isBoss: boolean;
  note: string | null;
}) {
  const { floor, query, isCurrent, isBoss, note } = props;
  return (
    <a
      href={`?floor=${floor}${query}`}
      data-floor={floor}
      className={isBoss ? "boss" : undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      <b>{floor}</b>
      {note === null ? null : <small>{note}</small>}
    </a>
  );
});

function noteOf(isFuture: boolean, isBoss: boolean, isStory: boolean): string | null {
  if (isFuture) return "JP";
  if (isBoss) return "Boss";
  return isStory ? "Story" : null;
}

function floorAt(target: EventTarget): number | null {
  const link = target instanceof Element ? target.closest("[data-floor]") : null;
  return link instanceof HTMLElement ? Number(link.dataset.floor) : null;
}

/** Scrolls the list alone, never the page, until the floor stands in its middle. */
function bringIntoSight(list: HTMLElement, floor: number): void {
  const link = list.querySelector(`[data-floor="${floor}"]`);
  if (!link) return;
  const place = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollBy({
    top: (place.top + place.bottom - frame.top - frame.bottom) / 2,
    left: (place.left + place.right - frame.left - frame.right) / 2,
    behavior: "instant",
  });
}

const MOVES: Readonly<Record<string, "before" | "after" | "first" | "last">> = {
  ArrowUp: "before",
  ArrowDown: "after",
  Home: "first",
  End: "last",
};

/** Arrow keys, Home and End move the focus within the list. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const move = MOVES[event.key];
  const link = event.target instanceof Element ? event.target.closest("[data-floor]") : null;
  if (!move || !link) return;
  const list = event.currentTarget;
  const next = {
    before: link.previousElementSibling,
    after: link.nextElementSibling,
    first: list.firstElementChild,
    last: list.lastElementChild,
  }[move];
  if (next instanceof HTMLElement) {
    event.preventDefault();
    next.focus();
  }
}

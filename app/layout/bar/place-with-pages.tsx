import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { Link, useLocation } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { PlacePage } from "../../navigation.ts";
import { nextStop } from "./next-stop.ts";

/**
 * A place of the bar with its pages behind a native disclosure: it opens by click, touch, Enter
 * and Space without scripts. With them the mouse opens it too, arrows walk it, and Escape, a click
 * elsewhere or leaving it closes it.
 */
export function PlaceWithPages({
  label,
  pages,
  children,
}: {
  label: string;
  pages: readonly PlacePage[];
  /** The link to the place itself. */
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const root = useRef<HTMLDetailsElement>(null);
  const openedByMouse = useRef(false);

  const setOpen = useCallback((open: boolean) => {
    if (root.current) {
      root.current.open = open;
    }
  }, []);

  function walk(event: KeyboardEvent<HTMLDetailsElement>): void {
    const details = event.currentTarget;
    const summary = details.querySelector("summary");
    if (event.key === "Escape" && details.open) {
      event.stopPropagation();
      setOpen(false);
      summary?.focus();
      return;
    }
    const links = [...details.querySelectorAll<HTMLElement>("a")];
    const at =
      document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
    const to = nextStop(event.key, at, links.length);
    if (to !== undefined) {
      event.preventDefault();
      setOpen(true);
      links[to]?.focus();
    }
  }

  function hover(event: PointerEvent, open: boolean): void {
    if (event.pointerType === "mouse" && root.current && root.current.open !== open) {
      openedByMouse.current = open;
      setOpen(open);
    }
  }

  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        setOpen(false);
      }
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [setOpen]);

  return (
    <li
      className="relative flex"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      {children}
      <details className="group flex" name="places" ref={root} onKeyDown={walk}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
        <summary
          className="grid h-full w-6 cursor-pointer list-none place-items-center text-[0.7rem] text-on-sky-2 group-open:text-on-sky hover:text-on-sky pointer-coarse:-ms-1.5 pointer-coarse:w-touch"
          aria-label={`Pages of ${label}`}
          onClick={(event) => {
            // The mouse that came here has opened it already: its click must not close it.
            if (openedByMouse.current) {
              openedByMouse.current = false;
              event.preventDefault();
            }
          }}
        >
          <span className="transition-[rotate] duration-(--m-2) ease-settle group-open:rotate-180">
            <Icon name="down" />
          </span>
        </summary>
        <ul className="submenu absolute top-full -left-1 z-(--z-pop) min-w-60 rounded-b-2 bg-sheet py-1.5 text-ink shadow-sheet">
          {pages.map(({ path, label: name, jp }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={path === pathname ? "page" : undefined}
                onClick={() => setOpen(false)}
              >
                {name}
                <span className="faint" lang="ja" aria-hidden="true">
                  {jp}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

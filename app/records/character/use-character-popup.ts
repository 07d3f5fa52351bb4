import { useCallback, useEffect, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { afterPaint } from "#app/widgets/after-paint.ts";
import { writeEntry } from "#app/widgets/history-entry.ts";
import { whenNoPartIsAwaited } from "#app/widgets/part-of-page.ts";
import { popupsOf } from "#app/widgets/popup-stack.ts";
import { entryState, useStepBack } from "#app/widgets/step-back.ts";
import { useHydrated } from "#app/widgets/use-hydrated.ts";

const PREFIX = "character/";

/** What was asked for at a history entry that is not the page's any more as soon as it is drawn. */
interface Asked {
  readonly id: string;
  /** The key of the entry that the page still shows. */
  readonly over: string;
  readonly followed: Promise<void>;
  /**
   * Closed before its entry was drawn: nothing is open, neither until then nor while that entry is
   * drawn, since the step back is under way.
   */
  readonly isClosed?: boolean;
  /** The key of its entry, once that is drawn. */
  readonly drawn?: string;
}

/**
 * The character whose modal is open, as the page's history says; null for none. Opening pushes an
 * entry, turning to another character replaces it, closing goes back to below it. An address with
 * `?character=` opens the modal on load, over an entry without it.
 *
 * The router takes its time to draw a page of another entry, so what was asked for counts at once,
 * and the router follows when the modal stands.
 */
export function useCharacterPopup() {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const name = hydrated ? nameIn(location) : undefined;
  const [asked, setAsked] = useAsked(location);

  const goTo = useCallback(
    (id: string, popups: readonly string[], replace: boolean) => {
      const state = { popups };
      const isEntryOpen = writeEntry(state, replace);
      const followed = painted()
        .then(allTakenOver)
        .then(() => {
          // Somebody who has gone elsewhere meanwhile is not brought back.
          if (isEntryOpen()) {
            return navigate(pageOf(location), { replace: true, state, preventScrollReset: true });
          }
        });
      setAsked({ id, over: location.key, followed });
    },
    [navigate, location, setAsked],
  );
  const open = useCallback(
    (id: string) => goTo(id, [...popupsOf(location.state), PREFIX + id], false),
    [goTo, location],
  );
  const turnTo = useCallback(
    (id: string) => {
      // The browser's entry, since the router may not have followed to it yet.
      const popups = popupsOf(entryState());
      const shown = popups.findLast((one) => one.startsWith(PREFIX));
      if (shown !== undefined) {
        goTo(
          id,
          popups.map((one) => (one === shown ? PREFIX + id : one)),
          true,
        );
      }
    },
    [goTo],
  );
  const stepBack = useStepBack();
  const close = useCallback(() => {
    if (asked?.isClosed) return;
    if (asked) {
      setAsked({ ...asked, isClosed: true });
      void asked.followed.then(() => stepBack(PREFIX + asked.id));
    } else if (name) {
      stepBack(name);
    }
  }, [stepBack, name, asked, setAsked]);

  useLinkedCharacter(hydrated ? location : null);
  const id = asked ? asked.id : name?.slice(PREFIX.length);
  return { id: asked?.isClosed ? null : (id ?? null), open, turnTo, close };
}

/** What was asked for and is not in the page's history entry yet, or was closed before it was. */
function useAsked(location: Location) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const current = asked && followedTo(location.key, asked);
  if (current !== asked) {
    setAsked(current);
  }
  const isAhead = current !== null && current.drawn === undefined;
  useEffect(() => {
    if (!isAhead) {
      return;
    }
    // Back, before the page has followed: then it never will.
    const forget = () => setAsked(null);
    window.addEventListener("popstate", forget);
    return () => window.removeEventListener("popstate", forget);
  }, [isAhead]);
  return [current, setAsked] as const;
}

/** What remains of it while the page shows the entry of this key. */
function followedTo(key: string, asked: Asked): Asked | null {
  if (asked.drawn !== undefined) return key === asked.drawn ? asked : null;
  if (key === asked.over) return asked;
  return asked.isClosed ? { ...asked, drawn: key } : null;
}

/** Opens the character that the address names, once, and takes the name out of the address. */
function useLinkedCharacter(location: Location | null) {
  const navigate = useNavigate();
  const id = location && new URLSearchParams(location.search).get("character");
  useEffect(() => {
    if (!location || !id) {
      return;
    }
    const bare = new URLSearchParams(location.search);
    bare.delete("character");
    const page = { ...pageOf(location), search: bare.toString() };
    const options = { preventScrollReset: true };
    const openOver = async () => {
      await navigate(page, { ...options, replace: true, state: location.state });
      await navigate(page, { ...options, state: { popups: [PREFIX + id] } });
    };
    void openOver();
    // The address without the name is another location, so this runs once for each link.
  }, [id, location, navigate]);
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
  });
}

/** The router tells every link of its new place, which would have the rest taken over in one task. */
function allTakenOver(): Promise<void> {
  return new Promise((resolve) => {
    whenNoPartIsAwaited(resolve);
  });
}

function nameIn(location: Location): string | undefined {
  return popupsOf(location.state).findLast((name) => name.startsWith(PREFIX));
}

function pageOf({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

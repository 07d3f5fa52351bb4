import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { popupsOf } from "#app/widgets/popup-stack.ts";
import { useStepBack } from "#app/widgets/step-back.ts";
import { useHydrated } from "#app/widgets/use-hydrated.ts";

const PREFIX = "story-card/";
const KEY = "card";

export interface CardPopupState {
  /** The card that is open, or null. */
  readonly id: number | null;
  open(id: number): void;
  close(): void;
}

/**
 * The card whose popup is open, as the page's history says. Opening pushes an entry, closing goes
 * back to below it. An address with `?card=` opens the card on load, over an entry without it.
 */
export function useCardPopup(): CardPopupState {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const name = hydrated
    ? popupsOf(location.state).findLast((popup) => popup.startsWith(PREFIX))
    : undefined;

  const open = useCallback(
    (id: number) => {
      const { pathname, search, hash, state } = location;
      void navigate(
        { pathname, search, hash },
        { state: { popups: [...popupsOf(state), PREFIX + id] }, preventScrollReset: true },
      );
    },
    [navigate, location],
  );
  const stepBack = useStepBack();
  const close = useCallback(() => {
    if (name) stepBack(name);
  }, [stepBack, name]);

  const linked = hydrated ? new URLSearchParams(location.search).get(KEY) : null;
  useEffect(() => {
    if (linked === null) return;
    const bare = new URLSearchParams(location.search);
    bare.delete(KEY);
    const page = { pathname: location.pathname, search: bare.toString(), hash: location.hash };
    const openOver = async () => {
      await navigate(page, { replace: true, state: location.state, preventScrollReset: true });
      const popups = [PREFIX + linked];
      await navigate(page, { state: { popups }, preventScrollReset: true });
    };
    void openOver();
    // The address without the card is another location, so this runs once for each link.
  }, [linked, location, navigate]);

  return { id: name ? Number(name.slice(PREFIX.length)) : null, open, close };
}

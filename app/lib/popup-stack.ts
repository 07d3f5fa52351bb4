/**
 * The popups open at a history entry, the topmost last: `popups` of its state, whatever that is.
 */
export function popupsOf(state: unknown): readonly string[] {
  return typeof state === "object" &&
    state !== null &&
    "popups" in state &&
    Array.isArray(state.popups) &&
    state.popups.every((name) => typeof name === "string")
    ? state.popups
    : [];
}

/** How many entries back a popup's own lies, with those above it; 0 when it is not open. */
export function entriesAbove(stack: readonly string[], name: string): number {
  const at = stack.lastIndexOf(name);
  return at === -1 ? 0 : stack.length - at;
}

/** A place in the history, as far as popups go. */
export interface PopupPlace {
  readonly pathname: string;
  readonly state: unknown;
}

/** Whether the step from one entry to another closed a popup and stayed on the page. */
export function closesPopup(before: PopupPlace, after: PopupPlace): boolean {
  return (
    before.pathname === after.pathname &&
    popupsOf(before.state).length > popupsOf(after.state).length
  );
}

type Press = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a press on a link only follows it: no new tab or window, no download. */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** For a link that only leads on without scripts, or in a tab of its own: a plain press does `act`. */
export function onPlainPress(act: () => void) {
  return (event: Press & Pick<Event, "preventDefault">) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    act();
  };
}

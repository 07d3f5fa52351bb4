/**
 * Which of a list's links a key leads to, counted from 0; `at` is -1 while none has the focus.
 * Undefined for a key that leads nowhere.
 */
export function nextStop(key: string, at: number, count: number): number | undefined {
  if (count === 0) {
    return undefined;
  }
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return at <= 0 ? count - 1 : at - 1;
    case "Home":
      return at < 0 ? undefined : 0;
    case "End":
      return at < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

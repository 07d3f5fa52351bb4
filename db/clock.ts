/**
 * A clock in milliseconds since the epoch. With `almanacNow` it starts at that moment and ticks on
 * at normal speed, so that every state of the site can be shown and tested.
 */
export function startClock(almanacNow?: number): () => number {
  if (almanacNow === undefined) return Date.now;
  const started = performance.now();
  return () => Math.floor(almanacNow + performance.now() - started);
}

/** What a browser may report of its network; most report little. */
export interface NetworkHints {
  readonly onLine?: boolean;
  readonly connection?: unknown;
}

/**
 * Whether anything may be loaded ahead of time: not without a network, not over 2g, not with a data
 * saver (specification 1 §2). A browser that reports nothing counts as fast.
 */
export function mayLoadAhead({ onLine = true, connection }: NetworkHints = navigator): boolean {
  return onLine && !isThrifty(connection);
}

function isThrifty(connection: unknown): boolean {
  if (typeof connection !== "object" || connection === null) return false;
  const type: unknown = Reflect.get(connection, "effectiveType");
  return (
    Reflect.get(connection, "saveData") === true || (typeof type === "string" && /2g$/.test(type))
  );
}

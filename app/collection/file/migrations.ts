/** Makes of a file of one version one of the next; what it does not know it leaves as it is. */
export type Migration = (file: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/**
 * By the version that each begins from; version 1 is the first and still the one that is written. A
 * new version adds its step here, and a file saved by the version before it to the tests.
 */
export const MIGRATIONS: ReadonlyMap<number, Migration> = new Map();

/** A file brought from its version to a later one, step by step; undefined where a step is missing. */
export function migrated(
  file: Readonly<Record<string, unknown>>,
  { from, to, steps = MIGRATIONS }: { from: number; to: number; steps?: typeof MIGRATIONS },
): Readonly<Record<string, unknown>> | undefined {
  let current = file;
  for (let version = from; version < to; version += 1) {
    const step = steps.get(version);
    if (!step) return undefined;
    current = { ...step(current), version: version + 1 };
  }
  return current;
}

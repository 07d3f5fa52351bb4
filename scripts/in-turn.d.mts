/** Gives what the work gives. `say` is called once when another process is waited for. */
export function inTurn<Result>(
  lock: string,
  say: (line: string) => void,
  work: () => Promise<Result>,
): Promise<Result>;

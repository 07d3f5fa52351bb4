const codes: Partial<Record<NodeJS.Signals, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * A signal that aborts when the process is asked to end (Ctrl-C, TERM, HUP); asked a second time
 * by Ctrl-C it ends at once.
 */
export function listenForStop(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted && signal === "SIGINT") process.exit(codes[signal]);
      stopping.abort();
    });
  }
  return stopping.signal;
}

export function untilStopped(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) return resolve();
    // An abort signal keeps no process alive, and neither does anything else while all is idle.
    const keepAlive = setInterval(() => undefined, 3_600_000);
    stopping.addEventListener("abort", () => {
      clearInterval(keepAlive);
      resolve();
    });
  });
}

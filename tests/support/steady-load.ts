import { Agent, type IncomingMessage, request } from "node:http";

export interface SteadyLoad {
  /** Ends the load when its running requests are done. */
  stop(): Promise<{ requests: number; failures: string[]; slowestMs: number }>;
}

/**
 * Visitors who ask for these paths one after the other over kept connections, until they are stopped.
 * A failure is a request without an answer or with one of 500 and above. A connection that the
 * server closed while it was idle is opened again, as browsers do.
 */
export function startSteadyLoad(
  port: number,
  paths: readonly string[],
  { visitors = 8, pauseMs = 0 }: { visitors?: number; pauseMs?: number } = {},
): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const counts = { requests: 0, failures: [] as string[], slowestMs: 0 };
  let stopped = false;

  async function visit(first: number): Promise<void> {
    for (let turn = first; !stopped; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      const started = performance.now();
      const failure = await ask(path);
      counts.requests += 1;
      counts.slowestMs = Math.max(counts.slowestMs, performance.now() - started);
      if (failure !== undefined) counts.failures.push(`${path}: ${failure}`);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  function ask(path: string): Promise<string | undefined> {
    return new Promise((resolve) => {
      const options = {
        host: "127.0.0.1",
        port,
        path,
        agent,
        headers: { "accept-encoding": "br" },
      };
      const outgoing = request(options, (answer: IncomingMessage) => {
        answer.resume();
        answer.on("end", () => {
          const { statusCode = 0 } = answer;
          resolve(statusCode >= 500 ? `status ${statusCode}` : undefined);
        });
        answer.on("error", (error) => resolve(`cut off: ${error.message}`));
      });
      outgoing.on("error", (error: NodeJS.ErrnoException) =>
        outgoing.reusedSocket && error.code === "ECONNRESET"
          ? resolve(ask(path))
          : resolve(error.message),
      );
      outgoing.end();
    });
  }

  const visits = Array.from({ length: visitors }, (_, first) => visit(first));
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(visits);
      agent.destroy();
      return counts;
    },
  };
}

import { destination, type Logger, pino } from "pino";
import type { LogLevel } from "./config.ts";
import type { LogOutput } from "./request-lines.ts";

const COLLECTED_BYTES = 64 * 1024;
const LONGEST_WAIT_MS = 500;

/**
 * The server's log: one JSON line an event on standard output, times in UTC. Values of queries,
 * bodies and headers are never handed to it. Lines are collected and written together, after half a
 * second at the latest and when the process ends, since a write for each would cost as much as the
 * answer it tells of.
 */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logOutput());
}

/** Where the lines go: one for the process, or those of two would mix. */
export function logOutput(): LogOutput {
  output ??= collectedOutput();
  return output;
}

let output: LogOutput | undefined;

function collectedOutput(): LogOutput {
  const collected = destination({
    sync: false,
    minLength: COLLECTED_BYTES,
    maxWrite: 2 * COLLECTED_BYTES,
    periodicFlush: LONGEST_WAIT_MS,
    contentMode: "buffer",
  });
  // The lines of one turn of the event loop go as one: each that is handed over costs more than it
  // takes to write it.
  let lines = "";
  const handOver = () => {
    if (lines === "") return;
    // As bytes: with every line that joins lines of text, all of them would be counted anew, which
    // cost more than all the rest of an answer. Its types know of text only.
    Reflect.apply(collected.write, collected, [Buffer.from(lines)]);
    lines = "";
  };
  // Before the output's own look at what it has left.
  process.prependListener("exit", handOver);
  return {
    write: (line) => {
      if (lines === "") setImmediate(handOver);
      lines += line;
    },
  };
}

import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startSiteProcess } from "#tests/support/site-process.ts";
import { startSteadyLoad } from "#tests/support/steady-load.ts";
import { noneFailed, PAGES, type Scenario } from "./scenario.ts";

const CLIENTS = 1000;
/** Ten seconds for headers, five until the next look, and time to accept them all on a busy machine. */
const LONGEST_MS = 30_000;

/** 1,000 clients that write a byte a second or do not read, beside visitors who must not notice. */
export const slowClients: Scenario = {
  name: "slow-clients",
  async run({ databaseUrl }) {
    const site = await startSiteProcess(databaseUrl);
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      index % 2 === 0 ? slowWriter(site.port) : slowReader(site.port),
    );
    await sleep(500);
    const load = startSteadyLoad(site.port, PAGES, { pauseMs: 5 });
    const writing = setInterval(() => {
      for (const { isWriter, socket } of clients) {
        if (isWriter && socket.writable) socket.write("x");
      }
    }, 1_000);
    const writers = clients.filter(({ isWriter }) => isWriter);
    const left = () => writers.filter(({ socket }) => !socket.closed).length;
    const started = performance.now();
    while (left() > 0 && performance.now() - started < LONGEST_MS) await sleep(100);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    clearInterval(writing);
    const counts = await load.stop();
    for (const { socket } of clients) socket.destroy();
    const code = await site.stop();
    return [
      noneFailed(`${CLIENTS} slow clients`, counts),
      {
        what: "clients that never finish their headers",
        figure: `${writers.length - left()} of ${writers.length} were let go within ${seconds} s`,
        holds: left() === 0,
      },
      { what: "exit code", figure: String(code), holds: code === 0 },
    ];
  },
};

function slowWriter(port: number): { isWriter: boolean; socket: Socket } {
  const socket = open(port).resume();
  socket.write("GET /story-cards HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  return { isWriter: true, socket };
}

/** Asks for more than the system keeps for it, and never reads. */
function slowReader(port: number): { isWriter: boolean; socket: Socket } {
  const socket = open(port).pause();
  socket.write("GET /api/story-cards/get-list HTTP/1.1\r\nHost: a\r\n\r\n".repeat(20));
  return { isWriter: false, socket };
}

/** The server may cut it off whenever it likes. */
function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  return socket.on("error", () => socket.destroy());
}

import { once } from "node:events";
import { connect } from "node:net";
import type { Pace } from "./paced-load.ts";
import type { Asked } from "./requests-a-second.ts";

const CONNECTIONS = 64;
const PIECE = 256 * 1024;

/**
 * Asks at an even pace whatever the server does, and gives the waiting times in ms, each counted from
 * the moment at which its request was due.
 */
export async function waitsOfClient(
  { port, path, headers }: Asked,
  { perSecond, ms }: Pace,
): Promise<number[]> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join("")}\r\n`;
  const waits: number[] = [];
  const idle: ((dueAt: number) => void)[] = [];
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      let due = 0;
      let left = -1;
      const piece = Buffer.alloc(PIECE);
      const socket = connect({
        port,
        host: "127.0.0.1",
        noDelay: true,
        // One buffer for all that comes: a new one for each piece costs more than the server's work.
        onread: {
          buffer: piece,
          callback: (length) => {
            // The head of an answer comes in one piece on this machine.
            left = left < 0 ? missing(piece, length) : left - length;
            if (left <= 0) {
              left = -1;
              waits.push(performance.now() - due);
              idle.push(send);
            }
            return true;
          },
        },
      });
      const send = (dueAt: number) => {
        due = dueAt;
        socket.write(request);
      };
      await once(socket, "connect");
      idle.push(send);
      return socket;
    }),
  );
  const started = performance.now();
  let sent = 0;
  await new Promise<void>((resolve) => {
    const tick = () => {
      const now = performance.now() - started;
      const dueCount = Math.floor((Math.min(now, ms) / 1000) * perSecond);
      while (sent < dueCount) {
        const send = idle.pop();
        if (!send) break;
        send(started + (sent * 1000) / perSecond);
        sent += 1;
      }
      if (now < ms + 1000 && waits.length < Math.floor((ms / 1000) * perSecond)) setImmediate(tick);
      else resolve();
    };
    tick();
  });
  for (const socket of sockets) socket.destroy();
  // What was never answered waited without end.
  const missed = Math.floor((ms / 1000) * perSecond) - waits.length;
  return [...waits, ...Array.from({ length: missed }, () => Number.POSITIVE_INFINITY)];
}

/** How much of an answer is still to come after a piece that begins with its head. */
function missing(piece: Buffer, length: number): number {
  const end = piece.indexOf("\r\n\r\n");
  const head = piece.toString("latin1", 0, end);
  return Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (length - end - 4);
}

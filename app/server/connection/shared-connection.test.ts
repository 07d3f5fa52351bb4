import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type ListeningServer, listenOn } from "../http-server.ts";

let server: ListeningServer;
let socket: Socket;
afterEach(async () => {
  socket.destroy();
  await server.stop(0);
});

/** A server that answers each request, plain GETs too, with its body, and what sends to it in pieces. */
async function start() {
  server = await listenOn(
    { host: "127.0.0.1", port: 0 },
    async (request, response) => void response.end(`<${await text(request)}>`),
    (_, socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n<at once>"),
  );
  socket = connect(server.port, "127.0.0.1").setNoDelay();
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes.toString();
  });
  return {
    send: async (...pieces: string[]) => {
      for (const piece of pieces) {
        socket.write(piece);
        await setTimeout(30);
      }
    },
    answers: () => received.match(/<.*?>/g) ?? [],
  };
}

// With as many bytes as the body has: whoever misses one of the two waits for nothing more.
const FORM = "POST / HTTP/1.1\r\nHost: aaa\r\nContent-Length: 50\r\n\r\n";
const BODY = "b".repeat(FORM.length);
const GET = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

test.each([
  ["\r\n\r\n", FORM, BODY],
  ["\r\n\r\n", `${FORM}${BODY}`],
  [`\r\n\r\n${FORM}`, BODY],
  [`\n\r\n\r\n${FORM}`, BODY],
  [FORM, BODY],
])("empty lines before a request are no part of it: %j", async (...pieces) => {
  const { send, answers } = await start();
  await send(...pieces);
  await expect.poll(answers).toEqual([`<${BODY}>`]);
  await send(GET);
  await expect.poll(() => answers().length).toBe(2);
});

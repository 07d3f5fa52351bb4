import { connect, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate, setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type ListeningServer, listenOn } from "../http-server.ts";
import { Departures } from "./departures.ts";
import { SharedConnection } from "./shared-connection.ts";

let server: ListeningServer | undefined;
let socket: Socket | undefined;
afterEach(async () => {
  socket?.destroy();
  await server?.stop(0);
});

/** A server that answers each request, plain GETs too, with its body, and what sends to it in pieces. */
async function start() {
  server = await listenOn(
    { host: "127.0.0.1", port: 0 },
    async (request, response) => void response.end(`<${await text(request)}>`),
    (_, socket) => () => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n<at once>"),
  );
  const client = connect(server.port, "127.0.0.1").setNoDelay();
  socket = client;
  let received = "";
  client.on("data", (bytes) => {
    received += bytes.toString();
  });
  return {
    send: async (...pieces: string[]) => {
      for (const piece of pieces) {
        client.write(piece);
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

/** A connection to nobody, and what happens to it. */
function alone(departures: Departures, name: string, happened: string[]) {
  const socket = new Socket();
  socket.end = () => {
    happened.push(`${name} ends`);
    return socket;
  };
  const connection = new SharedConnection(socket, {
    departures,
    answerAtOnce: () => (asked) => {
      happened.push(`${name} found ${asked.target}`);
      return () => happened.push(`${name} sent ${asked.target}`);
    },
    toHttp: () => happened.push(`${name} to node:http`),
  });
  const ask = (path: string) => socket.emit("data", Buffer.from(`GET ${path} ${GET.slice(6)}`));
  return { socket, connection, ask };
}

test("answers that are found in one turn of the event loop go out one right after another", async () => {
  const happened: string[] = [];
  const departures = new Departures();
  const [one, two] = ["one", "two"].map((name) => alone(departures, name, happened));
  one?.ask("/a");
  two?.ask("/b");
  expect([happened, one?.connection.isIdle]).toEqual([["one found /a", "two found /b"], false]);
  await setImmediate();
  expect(happened.slice(2)).toEqual(["one sent /a", "two sent /b"]);
  expect(one?.connection.isIdle).toBe(true);
});

test.each<[string, (of: ReturnType<typeof alone>) => void, string]>([
  ["the next request", ({ ask }) => ask("/next"), "one found /next"],
  ["one for node:http", ({ socket }) => socket.emit("data", Buffer.from(FORM)), "one to node:http"],
  ["the end", ({ socket }) => socket.emit("end"), "one ends"],
])("an answer that waits for its turn goes before %s", (_, comes, then) => {
  const happened: string[] = [];
  const one = alone(new Departures(), "one", happened);
  one.ask("/a");
  comes(one);
  expect(happened).toEqual(["one found /a", "one sent /a", then]);
});

test("an answer is not sent to whoever has gone", async () => {
  const happened: string[] = [];
  const one = alone(new Departures(), "one", happened);
  one.ask("/a");
  one.socket.destroy();
  await setImmediate();
  expect(happened).toEqual(["one found /a"]);
});

// A process that holds the test database server for as long as the one that started it lives: its
// standard input closes however that one ends, so neither Ctrl-C nor a kill leaves a server behind.
import { once } from "node:events";
import { prepareTemplate } from "./fresh.ts";
import { startServer } from "./server.ts";

const stop = Promise.race([
  once(process.stdin.resume(), "close"),
  ...["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)),
]);
const server = await startServer();
try {
  await prepareTemplate(server.url);
  const { url, description } = server;
  process.stdout.write(`${JSON.stringify({ url, description })}\n`);
  await stop;
} finally {
  await server.stop();
}
process.exit();

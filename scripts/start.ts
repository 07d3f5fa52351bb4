import { once } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWhenStale } from "./build.ts";
import { workOnDatabase } from "./database.ts";
import { root } from "./root.ts";

/** Longer than the server and the database take to stop in order. */
const stopPatience = 25_000;

// `npm start`: a built site on a database with data, until it is asked to stop.
const exitCode = await workOnDatabase(async (config, stopping) => {
  await buildWhenStale(stopping);
  const file = pathToFileURL(join(root, "build/server/index.js")).href;
  const { serve }: typeof import("#app/server/server.ts") = await import(file);
  const server = await serve(config);
  console.log(`LostWord Almanac is at ${server.url} (Ctrl-C stops it).`);
  if (!stopping.aborted) await once(stopping, "abort");
  setTimeout(() => process.exit(1), stopPatience).unref();
  await server.stop();
  return 0;
});
process.exit(exitCode);

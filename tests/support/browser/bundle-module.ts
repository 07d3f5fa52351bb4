import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A module with all it imports as one script that sets the global `name`, as Vite makes it. */
export async function bundleModule(path: string, name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "error",
    // A library is built for whoever decides that later.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: { alias: { "#app": fileURLToPath(new URL("../../../app", import.meta.url)) } },
    build: { write: false, lib: { entry: path, name, formats: ["iife"] } },
  });
  const outputs = Array.isArray(made) ? made : "output" in made ? [made] : [];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk") throw new Error(`${path} makes no script.`);
  return chunk.code;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { workOnDatabase } from "./database.ts";
import { root } from "./root.ts";

// `npm run dev`: the development server on a database with data, until it is asked to stop.
const exitCode = await workOnDatabase(async ({ databaseUrl, host, port }, stopping) => {
  const tool = join(root, "node_modules/.bin/react-router");
  const address = ["--host", host, "--port", String(port), "--strictPort"];
  const child = spawn(process.execPath, [tool, "dev", ...address, ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  stopping.addEventListener("abort", () => child.kill("SIGTERM"));
  const [code] = await once(child, "exit");
  return stopping.aborted ? 0 : (code ?? 1);
});
process.exit(exitCode);

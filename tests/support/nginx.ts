import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export interface RunningNginx {
  readonly port: number;
  stop(): Promise<void>;
}

/** Whether nginx is installed on this machine. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0;
}

/** nginx as in docker compose, in front of replicas at these ports of this machine. */
export async function startProxy(ports: readonly number[]): Promise<RunningNginx> {
  const text = await readFile(new URL("../../proxy/nginx.conf", import.meta.url), "utf8");
  const port = await freePort();
  const servers = ports.map((at) => `server 127.0.0.1:${at} max_fails=0;`);
  const upstream = `upstream almanac { zone almanac 64k; ${servers.join(" ")} keepalive 64; }`;
  return startNginx(port, (folder) => ({
    "nginx.conf": text
      .replaceAll("/tmp/", `${folder}/`)
      // Many visitors of a test share the one address of this machine.
      .replace(/limit_conn visitors \d+;/, "")
      .replace("listen 8080", `listen 127.0.0.1:${port}`),
    "upstream.conf": upstream,
  }));
}

/** nginx with configuration files that `configure` writes for its folder; nginx.conf is the first. */
export async function startNginx(
  port: number,
  configure: (folder: string) => Readonly<Record<string, string>>,
): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-nginx-"));
  for (const [name, text] of Object.entries(configure(folder))) {
    await writeFile(join(folder, name), text);
  }
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
  const child = spawn("nginx", options, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said = (said + text.toString()).slice(-2000);
  });
  const ended = once(child, "exit");
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
  }
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

export interface RunningNginx {
  readonly port: number;
  stop(): Promise<void>;
}

const proxyFolder = fileURLToPath(new URL("../../proxy/", import.meta.url));

/** Whether nginx is installed on this machine. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0;
}

/**
 * Installs Debian's package where nginx is missing and that can be done.
 * @throws {Error} with what to do, where there is still none.
 */
function ensureNginx(): void {
  if (hasNginx()) return;
  const apt = (...words: string[]) =>
    spawnSync("apt-get", ["-q", "-o", "DPkg::Lock::Timeout=120", ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  if (process.getuid?.() === 0) {
    apt("update");
    apt("install", "-y", "--no-install-recommends", "nginx-light");
  }
  if (!hasNginx()) {
    throw new Error("These tests need nginx, and this machine has none: install it (nginx-light).");
  }
}

/**
 * nginx as in docker compose, in front of replicas at these ports of this machine. Many visitors of a
 * load share the one address of this machine: `limits: false` leaves the bounds for each visitor out.
 */
export async function startProxy(
  ports: readonly number[],
  { limits = true }: { limits?: boolean } = {},
): Promise<RunningNginx> {
  ensureNginx();
  const port = await freePort();
  const servers = ports.map((at) => `server 127.0.0.1:${at} max_fails=0;`);
  const files = new Map<string, string>();
  for (const name of await readdir(proxyFolder)) {
    if (name.endsWith(".conf")) files.set(name, await readFile(join(proxyFolder, name), "utf8"));
  }
  files.set(
    "upstream.conf",
    `upstream almanac { zone almanac 64k; ${servers.join(" ")} keepalive 64; }`,
  );
  return startNginx(port, (folder) =>
    Object.fromEntries(
      [...files].map(([name, text]) => [
        name,
        text
          .replaceAll("/tmp/", `${folder}/`)
          .replace("listen 8080", `listen 127.0.0.1:${port}`)
          .replaceAll(/^limit_(conn|req) .*$/gm, (line) => (limits ? line : "")),
      ]),
    ),
  );
}

/** nginx with configuration files that `configure` writes for its folder; nginx.conf is the first. */
export async function startNginx(
  port: number,
  configure: (folder: string) => Readonly<Record<string, string>>,
): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), "almanac-nginx-"));
  // Started by root, nginx serves as another user, who has to find its own folders in here.
  await chmod(folder, 0o711);
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
  while (!(await fetch(`http://127.0.0.1:${port}/.started`).catch(() => undefined))) {
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

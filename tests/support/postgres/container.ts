import { existsSync } from "node:fs";
import { request } from "node:http";
import { homedir } from "node:os";
import { join } from "node:path";
import type { DatabaseServer } from "./server.ts";

/** An image that has to be fetched first may take as long as this (ms). */
const startLimit = 180_000;

/** Whether a Docker engine answers a ping within a second, at `DOCKER_HOST` or a usual socket. */
export async function engineAnswers(env: NodeJS.ProcessEnv): Promise<boolean> {
  for (const address of addresses(env)) {
    if (await ping(address)) return true;
  }
  return false;
}

/**
 * Starts PostgreSQL in a container of this image.
 * @throws {Error} when it is not ready within the limit or the image cannot be had.
 */
export async function startContainer(image: string): Promise<DatabaseServer> {
  const { PostgreSqlContainer } = await import("@testcontainers/postgresql");
  const container = await withinLimit(
    new PostgreSqlContainer(image).withStartupTimeout(startLimit).start(),
  );
  return {
    url: container.getConnectionUri(),
    description: `PostgreSQL in a container of ${image}`,
    stop: async () => {
      await container.stop({ timeout: 0 });
    },
  };
}

function addresses(env: NodeJS.ProcessEnv): URL[] {
  const named = env.DOCKER_HOST;
  if (named) return [new URL(named)];
  const sockets = ["/var/run/docker.sock", join(homedir(), ".docker/run/docker.sock")];
  const runtimeFolder = env.XDG_RUNTIME_DIR;
  if (runtimeFolder) sockets.push(join(runtimeFolder, "docker.sock"));
  return sockets.filter((path) => existsSync(path)).map((path) => new URL(`unix://${path}`));
}

function ping(address: URL): Promise<boolean> {
  const place =
    address.protocol === "unix:"
      ? { socketPath: address.pathname }
      : { host: address.hostname, port: address.port };
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const call = request({ ...place, path: "/_ping", timeout: 1000 }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  });
  call.once("timeout", () => call.destroy(new Error("timeout")));
  call.once("error", () => resolve(false));
  call.end();
  return promise;
}

async function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not ready in ${startLimit} ms`)), startLimit);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findChromium } from "./find.ts";

/** A browser's DevTools protocol. */
export interface Devtools {
  /** Has a command done, of the browser or of a session with a page; gives the answer. */
  send(method: string, params?: object, session?: string): Promise<unknown>;
  /** Hands over each event of that name; gives what ends it. */
  on(method: string, tell: (params: unknown) => void): () => void;
}

/**
 * A Chromium that is spoken to by its DevTools protocol alone, for measuring: Playwright has it tell
 * of every request, which on a page of hundreds of pictures takes as long as the page's own work.
 */
export async function withDevtools<T>(use: (devtools: Devtools) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), "almanac-devtools-"));
  const browser = spawn(
    findChromium() ?? "chromium",
    [
      "--headless",
      "--no-sandbox",
      "--hide-scrollbars",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise((resolve) => browser.once("exit", resolve).once("error", resolve));
  try {
    const socket = await addressOf(browser)
      .then(connected)
      .catch((error: unknown) => {
        browser.kill();
        throw error;
      });
    const devtools = devtoolsOf(socket);
    try {
      return await use(devtools);
    } finally {
      // Not killed: what was started may be a script that started the browser. No answer is waited
      // for, since it may end before it gives one.
      void devtools.send("Browser.close");
    }
  } finally {
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @throws {Error} when nobody answers there. */
async function connected(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`Nobody answers at ${address}.`)), {
      once: true,
    });
  });
  return socket;
}

/** @throws {Error} when the browser ends before it tells where its protocol is spoken. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    browser.once("error", reject);
    browser.once("exit", () => reject(new Error(`The browser did not start: ${said}`)));
    browser.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ws:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
  });
}

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

interface Awaited {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

function devtoolsOf(socket: WebSocket): Devtools {
  const awaited = new Map<number, Awaited>();
  const listeners = new Map<string, Set<(params: unknown) => void>>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error } = message.parse(JSON.parse(String(data)));
    if (id === undefined) {
      for (const tell of listeners.get(method ?? "") ?? []) tell(params);
      return;
    }
    const answer = awaited.get(id);
    awaited.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  });
  return {
    send: (method, params = {}, sessionId = undefined) =>
      new Promise((resolve, reject) => {
        last += 1;
        awaited.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      }),
    on: (method, tell) => {
      const those = listeners.get(method) ?? new Set();
      listeners.set(method, those.add(tell));
      return () => those.delete(tell);
    },
  };
}

import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { Devtools } from "./devtools.ts";

/** A visitor's only page. */
export interface MeasuredVisit {
  /** Opens a page, and waits until it has loaded. */
  load(url: string): Promise<void>;
  /** Opens a page, and waits until it has come to rest. */
  open(url: string): Promise<void>;
  /** Makes the page's processor so many times slower, as Lighthouse does. */
  slowDown(times: number): Promise<void>;
  /** What an expression, or the promise it gives, is in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Scrolls so many pixels down, as with a wheel, so many of them a second. */
  scroll(px: number, speed: number): Promise<void>;
  /** Swipes a finger up over so many pixels, so many of them a second; the page runs on from there. */
  swipe(px: number, speed: number): Promise<void>;
  /** Runs something, and gives every task of the page's main thread meanwhile, in ms. */
  tasksDuring(run: () => Promise<void>): Promise<Task[]>;
}

export interface Task {
  /** When it began, since the record did. */
  readonly at: number;
  /** By the clock. */
  readonly took: number;
  /** Of that the thread's own, without what waited for a processor. */
  readonly processor: number;
}

/** As Lighthouse has it. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

/** Somebody who has never been here, with a phone; `prepare` is run before any script of a page. */
export async function withMeasuredVisit<T>(
  devtools: Devtools,
  { prepare }: { prepare: string },
  visit: (visit: MeasuredVisit) => Promise<T>,
): Promise<T> {
  const { browserContextId } = context.parse(await devtools.send("Target.createBrowserContext"));
  const { targetId } = target.parse(
    await devtools.send("Target.createTarget", { url: "about:blank", browserContextId }),
  );
  const { sessionId } = session.parse(
    await devtools.send("Target.attachToTarget", { targetId, flatten: true }),
  );
  const send = (method: string, params: object = {}) => devtools.send(method, params, sessionId);
  try {
    await send("Emulation.setDeviceMetricsOverride", PHONE);
    await send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await send("Page.enable");
    // A page without an address has no storage.
    const source = `if (location.protocol.startsWith("http")) { ${prepare} }`;
    await send("Page.addScriptToEvaluateOnNewDocument", { source });
    return await visit(measuredVisit(devtools, send));
  } finally {
    await devtools.send("Target.disposeBrowserContext", { browserContextId });
  }
}

/** Where on the screen a gesture begins: so far a finger can go up. */
const X = 200;
const FROM = 700;
/** So often, in ms, a finger tells where it is. */
const MOVE_MS = 8;
/** So long, in ms, a page fetches nothing that has come to rest. */
const REST_MS = 1_000;

const context = z.object({ browserContextId: z.string() });
const target = z.object({ targetId: z.string() });
const session = z.object({ sessionId: z.string() });
const evaluated = z.object({ result: z.object({ value: z.unknown().optional() }) });

type Send = (method: string, params?: object) => Promise<unknown>;

function measuredVisit(devtools: Devtools, send: Send): MeasuredVisit {
  const evaluate = async (expression: string) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    return evaluated.parse(await send("Runtime.evaluate", params)).result.value;
  };
  const load = async (url: string) => {
    const loaded = new Promise<void>((resolve) => {
      const stop = devtools.on("Page.loadEventFired", () => {
        stop();
        resolve();
      });
    });
    await send("Page.navigate", { url });
    await loaded;
  };
  return {
    evaluate,
    load,
    open: async (url) => {
      await load(url);
      await evaluate(AT_REST);
    },
    slowDown: async (rate) => void (await send("Emulation.setCPUThrottlingRate", { rate })),
    scroll: async (px, speed) => {
      const gesture = { x: X, y: FROM, yDistance: -px, speed, preventFling: true };
      await send("Input.synthesizeScrollGesture", { ...gesture, gestureSourceType: "mouse" });
    },
    swipe: (px, speed) => swipe(send, px, speed),
    tasksDuring: async (run) => {
      const events: TraceEvent[] = [];
      const stop = devtools.on("Tracing.dataCollected", (params) => {
        events.push(...collected.parse(params).value);
      });
      await send("Tracing.start", {
        transferMode: "ReportEvents",
        traceConfig: { excludedCategories: ["*"], includedCategories: CATEGORIES },
      });
      await run();
      const complete = new Promise<void>((resolve) => {
        const stop = devtools.on("Tracing.tracingComplete", () => {
          stop();
          resolve();
        });
      });
      await send("Tracing.end");
      await complete;
      stop();
      return mainThreadTasks(events);
    },
  };
}

/**
 * Each move for itself: the gesture that Chromium makes of a finger on its own goes down and up
 * without one when there is no screen, and nothing is scrolled.
 */
async function swipe(send: Send, px: number, speed: number): Promise<void> {
  const finger = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    send("Input.dispatchTouchEvent", { type, touchPoints });
  await finger("touchStart", { x: X, y: FROM });
  const began = performance.now();
  for (let moved = 0; moved < px; ) {
    await setTimeout(MOVE_MS);
    moved = Math.min(px, (speed * (performance.now() - began)) / 1000);
    await finger("touchMove", { x: X, y: FROM - moved });
  }
  await finger("touchEnd");
}

const AT_REST = `new Promise((resolve) => {
  let count = -1;
  const look = () => {
    const now = performance.getEntriesByType("resource").length;
    if (now === count) resolve();
    else { count = now; setTimeout(look, ${REST_MS}); }
  };
  look();
})`;

/** The tasks themselves and the names of the threads; each further one slows the page down. */
const CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"];

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** In µs, as the next two. */
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.object({ name: z.string().optional() }).loose().optional(),
});
type TraceEvent = z.infer<typeof traceEvent>;
const collected = z.object({ value: z.array(traceEvent) });

/** Of the page's process: others, such as the one kept in store, have hardly any tasks. */
function mainThreadTasks(events: readonly TraceEvent[]): Task[] {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const [page = []] = threads.toSorted((a, b) => b.length - a.length);
  const tasks = page.filter(({ name, ph }) => name === "RunTask" && ph === "X");
  const began = Math.min(...tasks.map(({ ts }) => ts));
  return tasks.map(({ ts, dur = 0, tdur = 0 }) => ({
    at: (ts - began) / 1000,
    took: dur / 1000,
    processor: tdur / 1000,
  }));
}

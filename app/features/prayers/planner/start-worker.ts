import type { WorkerNews, WorkerTask } from "./messages.ts";

/** What comes of a task in the end. */
export type WorkerResult = Exclude<WorkerNews, { kind: "progress" }>;

/** Begins a task beside the page; returns a function that ends it. */
export function startWorker(
  task: WorkerTask,
  hear: { readonly news: (news: WorkerNews) => void; readonly failure: () => void },
): () => void {
  const worker = new Worker(new URL("./planner.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerNews>) => hear.news(data));
  worker.addEventListener("error", hear.failure);
  worker.postMessage(task);
  return () => worker.terminate();
}

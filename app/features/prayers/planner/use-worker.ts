import { useEffect, useRef, useState } from "react";
import type { WorkerNews, WorkerTask } from "./messages.ts";

export interface PlannerWorker {
  /** From 0 to 1 while a task runs, else null. */
  readonly progress: number | null;
  /** Whether the last task broke off by itself. */
  readonly hasFailed: boolean;
  /** Begins a task; one that still runs is given up. */
  start(task: WorkerTask, finish: (news: Exclude<WorkerNews, { kind: "progress" }>) => void): void;
  cancel(): void;
}

/** Works beside the page, in a worker that lives as long as its task. */
export function usePlannerWorker(): PlannerWorker {
  const [progress, setProgress] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const worker = useRef<Worker | null>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
    setProgress(null);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  return {
    progress,
    hasFailed,
    cancel: end,
    start(task, finish) {
      end();
      setProgress(0);
      setFailed(false);
      const started = new Worker(new URL("./planner.worker.ts", import.meta.url), {
        type: "module",
      });
      worker.current = started;
      started.addEventListener("message", ({ data }: MessageEvent<WorkerNews>) => {
        if (data.kind === "progress") {
          setProgress(data.done);
        } else {
          end();
          finish(data);
        }
      });
      started.addEventListener("error", () => {
        end();
        setFailed(true);
      });
      started.postMessage(task);
    },
  };
}

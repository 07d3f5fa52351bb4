import { useEffect, useRef, useState } from "react";
import type { WorkerTask } from "./messages.ts";
import { startWorker, type WorkerResult } from "./start-worker.ts";

export interface PlannerWorker {
  /** From 0 to 1 while a task runs, else null. */
  readonly progress: number | null;
  /** Whether the last task broke off by itself. */
  readonly hasFailed: boolean;
  /** Begins a task; one that still runs is given up. */
  start(task: WorkerTask, finish: (result: WorkerResult) => void): void;
  cancel(): void;
}

/** Works beside the page, in a worker that lives as long as its task. */
export function usePlannerWorker(): PlannerWorker {
  const [progress, setProgress] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const stop = useRef<(() => void) | null>(null);
  const end = () => {
    stop.current?.();
    stop.current = null;
    setProgress(null);
  };
  useEffect(() => () => stop.current?.(), []);
  return {
    progress,
    hasFailed,
    cancel: end,
    start(task, finish) {
      end();
      setProgress(0);
      setFailed(false);
      stop.current = startWorker(task, {
        news(news) {
          if (news.kind === "progress") {
            setProgress(news.done);
          } else {
            end();
            finish(news);
          }
        },
        failure() {
          end();
          setFailed(true);
        },
      });
    },
  };
}

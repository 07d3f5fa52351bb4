import type { ReactNode } from "react";

/** The life of a toast (specification 1 §4); one that is removed is in no list any more. */
export type ToastState = "wait" | "show" | "hiding" | "hidden" | "removed";

export interface Toast {
  readonly id: number;
  readonly content: ReactNode;
  readonly tone: ToastTone;
  readonly state: Exclude<ToastState, "removed">;
}

export type ToastTone = "seal" | "ai" | "bad";

export interface ToastOptions {
  /** Ms for which it shows. */
  readonly duration: number;
  readonly tone?: ToastTone;
}

/** Ms before a toast appears, between hiding and its removal, and of one turn of the loop (§9). */
const APPEARS_AFTER_MS = 40;
const REMOVED_AFTER_MS = 250;
const TURN_MS = 20;

/** Holds the toasts of a page. `after` calls back in so many ms. */
export function toastQueue(after: (ms: number, run: () => void) => void) {
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) {
      listener();
    }
  }

  function turn(id: number, state: ToastState): void {
    change(
      state === "removed"
        ? toasts.filter((toast) => toast.id !== id)
        : toasts.map((toast) => (toast.id === id ? { ...toast, state } : toast)),
    );
  }

  function hide(id: number): void {
    if (toasts.find((toast) => toast.id === id)?.state !== "show") {
      return;
    }
    turn(id, "hiding");
    after(TURN_MS, () => turn(id, "hidden"));
    after(REMOVED_AFTER_MS, () => turn(id, "removed"));
  }

  return {
    current: () => toasts,
    /** Shows a toast and gives its id, by which it can be hidden before its time. */
    show(content: ReactNode, { duration, tone = "seal" }: ToastOptions): number {
      lastId += 1;
      const id = lastId;
      change([...toasts, { id, content, tone, state: "wait" }]);
      after(APPEARS_AFTER_MS, () => turn(id, "show"));
      after(APPEARS_AFTER_MS + duration, () => hide(id));
      return id;
    },
    hide,
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

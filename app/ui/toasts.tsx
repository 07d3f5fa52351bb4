import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "./icon.tsx";
import { type Toast, type ToastOptions, toastQueue } from "./toast-queue.ts";

const queue = toastQueue((ms, run) => window.setTimeout(run, ms));
/** What the server draws; the same object, or React would draw the document again to compare. */
const NONE = queue.current();

/** Shows a short message at the edge of the screen for `duration` ms. */
export function showToast(content: ReactNode, options: ToastOptions): number {
  return queue.show(content, options);
}

/**
 * Where toasts appear; stands once in the document. The region is there before the first toast,
 * so that screen readers notice what comes into it.
 */
export function ToastArea() {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current, () => NONE);
  const area = useRef<HTMLDivElement>(null);
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    // The top layer is the only place above an open dialog.
    if (hasToasts) {
      area.current?.showPopover();
    } else {
      area.current?.hidePopover();
    }
  }, [hasToasts]);
  return (
    <div className="toasts" role="status" popover="manual" ref={area}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

const ICONS = { seal: "clock", ai: "info", bad: "warn" } as const;

function ToastItem({ toast: { id, content, tone, state } }: { toast: Toast }) {
  return (
    <div className={`toast toast-${tone}`} data-state={state}>
      <Icon name={ICONS[tone]} />
      <span>{content}</span>
      <button
        type="button"
        className="btn btn-quiet btn-icon"
        aria-label="Dismiss"
        onClick={() => queue.hide(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

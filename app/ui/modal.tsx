import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

/** What opens and closes a dialog from outside. */
export interface Popup {
  readonly isOpen: boolean;
  /** Whether no other popup lies above this one. */
  readonly isTop: boolean;
  open(): void;
  close(): void;
}

/** Ms between the wish to close and the end (specification 1 §4). */
const CLOSING_MS = 300;

/**
 * A dialog over the page: the browser holds the focus in it and gives it back at the end. Escape,
 * the close button, a press beside it and back all close it, through its popup's history entry.
 */
export function Modal({
  popup,
  title,
  size = "wide",
  end,
  foot,
  children,
}: {
  popup: Pick<Popup, "isOpen" | "close">;
  title: ReactNode;
  size?: "narrow" | "medium" | "wide";
  /** Controls in the bar, before the close button. */
  end?: ReactNode;
  /** Controls that stay in sight below the content. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  const { dialog, stage } = useDialog(popup.isOpen);
  if (stage === "closed") {
    return null;
  }
  return (
    <dialog
      ref={dialog}
      className={`modal modal-${size}`}
      aria-labelledby={titleId}
      data-stage={stage}
      onCancel={(event) => {
        // A child's own cancel event bubbles here as well.
        if (event.target === event.currentTarget) {
          event.preventDefault();
          popup.close();
        }
      }}
      onKeyDown={(event) => {
        // WebKit's search field keeps Escape to itself, to empty it, even where it is empty.
        if (event.key !== "Escape" || event.defaultPrevented || !isEmptySearch(event.target))
          return;
        event.preventDefault();
        popup.close();
      }}
      onClick={(event) => {
        // The backdrop is the dialog itself; everything else lies in the sheet.
        if (event.target === event.currentTarget) {
          popup.close();
        }
      }}
    >
      <div>
        <div className="sticky top-0 z-2 flex items-center gap-4 min-h-13 py-1.5 pe-2 ps-gutter bg-sheet border-b border-rule lg:ps-8">
          <h2 className="font-title text-h4/tight font-semibold" id={titleId}>
            {title}
          </h2>
          <div className="end flex ms-auto">
            {end}
            <button
              type="button"
              className="btn btn-quiet btn-icon"
              aria-label="Close"
              onClick={popup.close}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
        <div className="modal-body">{children}</div>
        {foot ? <div className="modal-foot">{foot}</div> : null}
      </div>
    </dialog>
  );
}

function isEmptySearch(field: EventTarget): boolean {
  return field instanceof HTMLInputElement && field.type === "search" && field.value === "";
}

function useDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [stage, setStage] = useState<"closed" | "open" | "closing">("closed");
  if (isOpen && stage !== "open") {
    setStage("open");
  }
  if (!isOpen && stage === "open") {
    setStage("closing");
  }
  useEffect(() => {
    if (stage === "open" && dialog.current?.open === false) {
      dialog.current.showModal();
    }
  }, [stage]);
  // Counted from the moment that the page says so, not from when the browser finds time after it.
  useLayoutEffect(() => {
    if (stage !== "closing") {
      return;
    }
    const timer = setTimeout(() => {
      // Closing before leaving the document is what brings the focus back.
      dialog.current?.close();
      setStage("closed");
    }, CLOSING_MS);
    return () => clearTimeout(timer);
  }, [stage]);
  return { dialog, stage };
}

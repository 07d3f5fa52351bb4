import { useEffect, useRef } from "react";
import { usePopup } from "#app/lib/popups.tsx";
import { lazyModal } from "#app/ui/lazy-modal.tsx";

const Dialog = lazyModal(async () => (await import("./quick-search-dialog.tsx")).QuickSearchDialog);

/** The search over any page: Ctrl+K, or "/" where no text is written. Stands once in the document. */
export function QuickSearch() {
  const popup = usePopup("quick-search");
  const latest = useRef(popup);
  latest.current = popup;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isAskedBy(event)) return;
      event.preventDefault();
      if (!latest.current.isOpen) latest.current.open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return <Dialog popup={popup} />;
}

function isAskedBy(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  // With Shift where the keyboard has the sign there, as the German one does.
  return event.key === "/" && !isWritten(event.target);
}

function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

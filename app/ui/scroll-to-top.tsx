import { Icon } from "./icon.tsx";

/**
 * A button over the page's lower corner that leads back to the top. It is there while the visitor
 * goes back up, or at the page's end, so that it covers nothing she reads on her way down; the focus
 * goes to `main`, as the button itself goes.
 */
export function ScrollToTop() {
  return (
    <button
      type="button"
      className="to-top btn btn-icon fixed right-4 bottom-[calc(var(--spacing-foot)+env(safe-area-inset-bottom)+1rem)] z-(--z-foot) border-transparent bg-sheet shadow-sheet transition-[opacity,translate,visibility] duration-(--m-2) ease-settle lg:right-6 lg:bottom-6 print:hidden"
      aria-label="Scroll to top"
      onClick={scrollToTop}
    >
      <Icon name="top" />
    </button>
  );
}

function scrollToTop(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById("main")?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
}

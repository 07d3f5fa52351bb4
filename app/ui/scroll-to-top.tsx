import { Icon } from "./icon.tsx";

/**
 * A button over the page's lower corner that leads back to the top. It is there once the first
 * screen is out of sight; the focus goes to `main`, as the button itself goes.
 */
export function ScrollToTop() {
  return (
    <button
      type="button"
      className="btn btn-icon to-top"
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

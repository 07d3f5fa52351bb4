import { createContext, useContext } from "react";
import { Link } from "react-router";

/** Whether the dataset has made-up records: set by the server, then read from the document. */
export const HoldsSamplesContext = createContext<boolean | undefined>(undefined);

/** As it stands at the document's root; the browser, which has no such context, reads it there. */
export function useHoldsSamples(): boolean {
  const provided = useContext(HoldsSamplesContext);
  if (provided !== undefined) return provided;
  return typeof document !== "undefined" && document.documentElement.dataset.samples !== undefined;
}

/** Says once, under the bar of every page, that much of what stands there is made up. */
export function SampleStrip() {
  return useHoldsSamples() ? (
    <p className="bg-sunk px-2 text-center text-small/4 text-ink-2 print:hidden">
      Demo data: dates, banners and rates are made up.{" "}
      <Link className="link inline-block py-2" to="/data">
        What is real?
      </Link>
    </p>
  ) : null;
}

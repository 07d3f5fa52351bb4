import type { RefCallback } from "react";
import { Link } from "react-router";
import { useHydrated } from "#app/widgets/use-hydrated.ts";

/**
 * How a growing list ends: that the whole of it is missing, what stands for the rest, the bullet, or
 * that nothing is found.
 */
export function ListEnd({
  isEmpty = false,
  isWhole,
  isMissing,
  retry,
  more,
  endRef,
}: {
  isEmpty?: boolean;
  /** Whether everything is drawn. */
  isWhole: boolean;
  /** Whether the whole list could not be fetched: what is drawn then follows no further change. */
  isMissing: boolean;
  retry: () => void;
  /** The query with more drawn, for browsers in which no script draws it. */
  more: URLSearchParams;
  /** Undefined while the end does not stand in its place yet. */
  endRef: RefCallback<HTMLElement> | undefined;
}) {
  return (
    <div className="list-end" ref={endRef}>
      {isMissing ? <Missing retry={retry} /> : null}
      {isMissing || isWhole ? null : <Rest more={more} />}
      {isMissing || !isWhole ? null : isEmpty ? "• No card found •" : "•"}
    </div>
  );
}

function Missing({ retry }: { retry: () => void }) {
  return (
    <p role="alert">
      The whole list could not be loaded.{" "}
      <button className="btn btn-s" type="button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}

function Rest({ more }: { more: URLSearchParams }) {
  const hydrated = useHydrated();
  return hydrated ? (
    "Loading..."
  ) : (
    <Link className="btn" to={{ search: more.toString() }} preventScrollReset>
      Show more
    </Link>
  );
}

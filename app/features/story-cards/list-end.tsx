import type { RefCallback } from "react";
import { Link } from "react-router";
import { useHydrated } from "#app/widgets/use-hydrated.ts";

/** How a growing list ends: what stands for the rest, the bullet, or that nothing is found. */
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
  /** Whether the whole list could not be fetched. */
  isMissing: boolean;
  retry: () => void;
  /** The query with more drawn, for browsers in which no script draws it. */
  more: URLSearchParams;
  /** Undefined while the end does not stand in its place yet. */
  endRef: RefCallback<HTMLElement> | undefined;
}) {
  const hydrated = useHydrated();
  return (
    <div className="list-end" ref={endRef}>
      {isEmpty ? "• No card found •" : null}
      {isWhole && !isEmpty ? "•" : null}
      {isWhole || !isMissing ? null : (
        <p role="alert">
          The whole list could not be loaded.{" "}
          <button className="btn btn-s" type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {isWhole || isMissing || !hydrated ? null : "Loading..."}
      {isWhole || isMissing || hydrated ? null : (
        <Link className="btn" to={{ search: more.toString() }} preventScrollReset>
          Show more
        </Link>
      )}
    </div>
  );
}

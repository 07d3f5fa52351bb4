import type { RefCallback } from "react";
import { Link } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { PrintedPart } from "#app/ui/printed-part.tsx";

/**
 * How a growing list ends: that the whole of it is missing, what stands for the rest, the bullet, or
 * that nothing is found.
 */
export function ListEnd({
  shown,
  found,
  isMissing,
  retry,
  more,
  endRef,
}: {
  /** How many are drawn, and how many there are. */
  shown: number;
  found: number;
  /** Whether the whole list could not be fetched: what is drawn then follows no further change. */
  isMissing: boolean;
  retry: () => void;
  /** The query with more drawn, for browsers in which no script draws it. */
  more: URLSearchParams;
  /** Undefined while the end does not stand in its place yet. */
  endRef: RefCallback<HTMLElement> | undefined;
}) {
  return (
    <>
      {shown < found ? <PrintedPart shown={shown} found={found} /> : null}
      <div className="list-end" ref={endRef}>
        {isMissing ? (
          <Missing retry={retry} />
        ) : shown < found ? (
          <Rest more={more} />
        ) : (
          <p>{found === 0 ? "• No card found •" : "•"}</p>
        )}
      </div>
    </>
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
    <p>Loading...</p>
  ) : (
    <Link className="btn" to={{ search: more.toString() }} preventScrollReset>
      Show more
    </Link>
  );
}

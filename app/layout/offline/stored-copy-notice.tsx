import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readServed } from "#app/service-worker/served.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { Notice } from "../notice.tsx";

/** Says that the page shows stored data, and as of when. */
export function StoredCopyNotice() {
  const { pathname } = useLocation();
  const at = useStoredAt(pathname);
  return <div aria-live="polite">{at === undefined ? null : <StoredCopy at={at} />}</div>;
}

/** The notice about a copy of `at`, ms since the epoch; null where nobody knows of when it is. */
export function StoredCopy({ at }: { at: number | null }) {
  return (
    <Notice>
      <span>No network. Stored copy</span>
      {at === null ? null : (
        <span>
          {" "}
          as of <DateText at={at} format="prayer" />
        </span>
      )}
      <span>.</span>
    </Notice>
  );
}

/** When the data of a page was sent by the server; undefined for fresh data, null if unknown. */
function useStoredAt(pathname: string): number | null | undefined {
  const [copies, setCopies] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const set = (path: string, at: number | null) =>
      setCopies((known) => {
        const next = new Map(known);
        if (at === null) {
          next.delete(path);
        } else {
          next.set(path, at);
        }
        return next;
      });
    const ofDocument = document.documentElement.dataset.storedAt;
    if (ofDocument !== undefined) {
      set(location.pathname, Number(ofDocument));
    }
    const hear = ({ data }: MessageEvent) => {
      const served = readServed(data);
      // A fresh answer of the API does not make the page around it fresh.
      if (served && (served.path !== null || served.storedAt !== null)) {
        set(served.path ?? location.pathname, served.storedAt);
      }
    };
    navigator.serviceWorker?.addEventListener("message", hear);
    return () => navigator.serviceWorker?.removeEventListener("message", hear);
  }, []);
  const at = copies.get(pathname);
  return at === 0 ? null : at;
}

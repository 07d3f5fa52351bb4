import { Link } from "react-router";
import { useHydrated } from "#app/widgets/use-hydrated.ts";
import { FIRST_BATCH, prayerListUrl } from "./url-state.ts";
import type { FoundList } from "./use-found-prayers.ts";

/** What stands at the end of the list (specification 2 §2); without scripts a link to more. */
export function ListEnd({ list }: { list: FoundList }) {
  const isHydrated = useHydrated();
  const { state, prayers, found, isComplete, fault, retry, endRef } = list;
  const more = prayerListUrl.encode({ ...state, shown: prayers.length + FIRST_BATCH }).toString();
  if (fault !== null) {
    return (
      <p className="list-end" role="alert">
        The list could not be loaded to its end: {fault}{" "}
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  if (!isHydrated && prayers.length < found) {
    return (
      <p className="list-end">
        <Link className="btn" to={{ search: more }} preventScrollReset>
          Show more
        </Link>
      </p>
    );
  }
  return (
    <p className="list-end" ref={endRef}>
      {endText(found, isComplete || (!isHydrated && prayers.length >= found))}
    </p>
  );
}

function endText(found: number, isComplete: boolean): string {
  if (!isComplete) return "Loading...";
  return found === 0 ? "• No prayer found •" : "•";
}

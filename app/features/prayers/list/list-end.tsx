import { Link } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { PrintedPart } from "#app/ui/printed-part.tsx";
import { FIRST_BATCH, prayerListUrl } from "./search-params.ts";
import type { FoundList } from "./use-found-prayers.ts";

/** What stands at the end of the list (specification 2 §2); without scripts a link to more. */
export function ListEnd({ list }: { list: FoundList }) {
  const isHydrated = useHydrated();
  const { state, prayers, found, isComplete, fault, retry, endRef } = list;
  const more = prayerListUrl.encode({ ...state, shown: prayers.length + FIRST_BATCH }).toString();
  if (fault !== null) {
    return (
      <p className="list-end" role="alert">
        <span>{`The list could not be loaded to its end: ${fault}`}</span>{" "}
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  const isWhole = isComplete || (!isHydrated && prayers.length >= found);
  return (
    <>
      {isWhole ? null : <PrintedPart shown={prayers.length} found={found} />}
      <div className="list-end" ref={endRef}>
        {isWhole ? (
          <p>{found === 0 ? "• No prayer found •" : "•"}</p>
        ) : isHydrated ? (
          <p>Loading...</p>
        ) : (
          <Link className="btn" to={{ search: more }} preventScrollReset>
            Show more
          </Link>
        )}
      </div>
    </>
  );
}

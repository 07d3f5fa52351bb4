import { useEffect, useId, useState } from "react";
import type { CollectionState } from "#app/collection/store/collection-store.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { BoxFiles } from "./box-files.tsx";
import { BoxLinks } from "./box-links.tsx";
import type { Offered } from "./import-preview.tsx";
import { COPIES_ID } from "./part-ids.ts";
import { StoredCopies } from "./stored-copies.tsx";
import type { KnownRecords } from "./use-records.ts";

/** Which copies there are, how old they are, and what this browser may do to its own. */
export function Copies({
  collection,
  records,
  offer,
}: {
  collection: CollectionState;
  records: KnownRecords;
  offer: (offered: Offered) => void;
}) {
  const titleId = useId();
  const { filedAt, linkedAt, box } = collection;
  const isOnlyHere = filedAt === null && linkedAt === null && box.entries.size > 0;
  return (
    <section className="sec" id={COPIES_ID} aria-labelledby={titleId}>
      <div className="sec-head">
        <h2 id={titleId}>Copies</h2>
      </div>
      {isOnlyHere ? (
        <p>
          Your collection is in this browser and nowhere else. Save it as a file, which brings all
          of it back, or keep its link, which says what it leaves out.
        </p>
      ) : null}
      <dl className="my-3 grid gap-x-6 gap-y-1 [&_.btn]:mt-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <dt className="font-medium">In this browser</dt>
        <dd className="max-w-read mb-2 text-ink-2">
          <Persistence />
        </dd>
        <dt className="font-medium">As a link</dt>
        <dd className="max-w-read mb-2 text-ink-2">
          <Last at={linkedAt} done="copied" />
        </dd>
        <dt className="font-medium">As a file</dt>
        <dd className="max-w-read mb-2 text-ink-2">
          <Last at={filedAt} done="saved" />
        </dd>
      </dl>
      <BoxLinks box={box} records={records} />
      <BoxFiles collection={collection} records={records} offer={offer} />
      <StoredCopies collection={collection} offer={offer} />
    </section>
  );
}

function Last({ at, done }: { at: number | null; done: string }) {
  if (at === null) return `Never ${done}.`;
  return (
    <>
      Last {done} <DateText at={at} format="prayer" />.
    </>
  );
}

/** What the browser promises of what it keeps. */
function Persistence() {
  const [isLasting, setLasting] = useState<boolean | null>(null);
  useEffect(() => {
    navigator.storage?.persisted?.().then(setLasting).catch(reportError);
  }, []);
  if (isLasting) {
    return "Kept until you delete it: this browser has promised not to clear it by itself.";
  }
  return (
    <>
      <span>
        Kept, but this browser may clear it when it runs out of room, and you clear it with the
        site’s data. Safari also clears it after seven days of use without a visit here, unless the
        site is on the home screen.
      </span>
      {isLasting === false ? (
        <button
          type="button"
          className="btn btn-s"
          onClick={() => void navigator.storage.persist().then(setLasting, reportError)}
        >
          Ask the browser to keep it
        </button>
      ) : null}
    </>
  );
}

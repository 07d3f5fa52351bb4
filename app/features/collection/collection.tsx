import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Box } from "#app/collection/box/box.ts";
import { readLink } from "#app/collection/link/box-link.ts";
import { openCollectionStore, useCollection } from "#app/collection/use-collection.ts";
import { errorText } from "#app/lib/error-text.ts";
import { Amounts } from "./amounts.tsx";
import { Copies } from "./copies.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { ImportPreview, type Offered } from "./import-preview.tsx";
import { OwnedCounts } from "./owned-counts.tsx";
import { OwnedList } from "./owned-list.tsx";
import { Profiles } from "./profiles.tsx";
import { TakeBack } from "./take-back.tsx";
import { type KnownRecords, useRecords } from "./use-records.ts";

/** The collection of this browser, with all that can be done with it. */
export function Collection() {
  const { records, fault, tryAgain } = useRecords();
  const opened = useOpened();
  const collection = useCollection();
  if (fault !== null) {
    return (
      <p className="list-end" role="alert">
        {fault}.{" "}
        <button type="button" className="btn" onClick={tryAgain}>
          Try again
        </button>
      </p>
    );
  }
  if (opened !== null) return <NotKept reason={opened} />;
  if (!records || !collection) {
    return (
      <div className="min-h-screen noscript:hidden">
        <p role="status">Loading...</p>
      </div>
    );
  }
  return <Opened records={records} collection={collection} />;
}

function Opened({
  records,
  collection,
}: {
  records: KnownRecords;
  collection: NonNullable<ReturnType<typeof useCollection>>;
}) {
  const [offered, setOffered] = useState<Offered | null>(() => null);
  const linked = useLinked(records);
  const shown = offered ?? linked.offered;
  const end = () => {
    setOffered(null);
    linked.end();
  };
  const lookedAt: Box = shown?.isLookedAt ? shown.box : collection.box;
  return (
    <>
      {linked.message ? (
        <p className="err" role="alert">
          {linked.message} Your own collection is as it was.
        </p>
      ) : null}
      {shown ? (
        <ImportPreview
          key={shown.title}
          offered={shown}
          own={collection.box}
          records={records}
          lookOnly={() => setOffered({ ...shown, isLookedAt: !shown.isLookedAt })}
          end={end}
        />
      ) : null}
      <div className="lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-16">
        <div>
          {collection.box.entries.size === 0 && shown === null ? <FirstSteps /> : null}
          <Profiles collection={collection} />
          <TakeBack collection={collection} />
        </div>
        <OwnedCounts box={lookedAt} records={records} />
      </div>
      <OwnedList box={lookedAt} records={records} />
      <Amounts box={collection.box} />
      <Copies collection={collection} records={records} offer={setOffered} />
    </>
  );
}

/** Opens the collection, and begins one where there is none; why it cannot, null while it can. */
function useOpened(): string | null {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    openCollectionStore().catch((error: unknown) => setFault(errorText(error)));
  }, []);
  return fault;
}

function NotKept({ reason }: { reason: string }) {
  return (
    <p className="err" role="alert">
      This browser keeps nothing for this site, as in a private window or where storage is turned
      off, so that a collection would be lost at once. ({reason})
    </p>
  );
}

/** The box of the link by which the page was opened. */
function useLinked(records: KnownRecords): {
  offered: Offered | null;
  message: string | null;
  end: () => void;
} {
  const { hash } = useLocation();
  const [ended, setEnded] = useState<string | null>(null);
  const [read] = useState(() => new Map<string, ReturnType<typeof readLink>>());
  if (!read.has(hash)) {
    const { orders } = records;
    read.set(hash, orders ? readLink(hash, orders) : null);
  }
  const link = ended === hash ? null : (read.get(hash) ?? null);
  return {
    offered:
      link?.outcome === "read" ? { title: "The collection in this link", box: link.box } : null,
    message: link?.outcome === "refused" ? link.message : null,
    end: () => setEnded(hash),
  };
}

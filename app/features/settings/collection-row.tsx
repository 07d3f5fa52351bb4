import { ownedIn } from "#app/collection/box/owned-in.ts";
import { useCollection } from "#app/collection/use-collection.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { DateText } from "#app/settings/date-text.tsx";

/** Whether this browser keeps a collection, what is in it, and where its copies are. */
export function CollectionRow() {
  const collection = useCollection();
  return (
    <div className="setting">
      <strong className="font-title text-lead/snug font-semibold">My collection</strong>
      <span className="col-1 text-ink-2 text-dense leading-[1.5]">
        {collection ? <Kept {...collection} /> : "What you own and want, marked on every list."}
      </span>
      <a className="btn" href="/collection">
        Open
      </a>
    </div>
  );
}

function Kept({ box, filedAt, linkedAt }: NonNullable<ReturnType<typeof useCollection>>) {
  const { characters, cards } = ownedIn(box);
  const copiedAt = Math.max(filedAt ?? 0, linkedAt ?? 0);
  return (
    <>
      {`${formatNumber(characters)} characters and ${formatNumber(cards)} cards, in this browser only. `}
      {copiedAt === 0 ? (
        "No copy has been made."
      ) : (
        <>
          Last copied <DateText at={copiedAt} format="prayer" />.
        </>
      )}
    </>
  );
}

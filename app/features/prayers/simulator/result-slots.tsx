import { type EntryKey, keyOf } from "#app/collection/box/entry.ts";
import { useEntry, useHasCollection } from "#app/collection/use-collection.ts";
import type { ShownItem } from "./simulator-run.ts";

const SLOTS = 10;

/** The ten result slots; of a new roll the first `turned` cards lie face up. */
export function ResultSlots({
  items,
  no,
  nameOf,
  turned,
}: {
  items: readonly ShownItem[];
  /** Which roll of the run it is, so that each one appears anew. */
  no: number;
  nameOf: (item: ShownItem) => string;
  turned: number;
}) {
  const empty = Math.max(0, SLOTS - items.length);
  return (
    <ol className="slots p-yagasuri" aria-label="Result" key={no}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal items apart.
        <li key={at} className={`slot ${toneOf(item)}`} data-face={at < turned ? "up" : "down"}>
          {item.img === null ? null : (
            <img src={`/images/${item.img}`} alt="" width={120} height={160} />
          )}
          <SlotText item={item} name={nameOf(item)} />
          <NewMark entryKey={keyOfItem(item)} isAgain={isAgain(items, at)} />
        </li>
      ))}
      {Array.from({ length: empty }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are all alike.
        <li key={`empty ${at}`} className="slot none" aria-hidden="true" />
      ))}
    </ol>
  );
}

/** That the visitor does not own what was drawn; nothing where there is no collection. */
function NewMark({ entryKey, isAgain }: { entryKey: EntryKey; isAgain: boolean }) {
  const { count } = useEntry(entryKey);
  const isNew = useHasCollection() && count === 0 && !isAgain;
  return isNew && !entryKey.endsWith("/") ? <span className="slot-new">New</span> : null;
}

/** Of what is hidden the key has no id. */
function keyOfItem({ type, id }: ShownItem): EntryKey {
  return keyOf(type === "chara" ? "character" : "card", id);
}

/** Whether a place of a roll holds what an earlier one has brought. */
function isAgain(items: readonly ShownItem[], at: number): boolean {
  const { type, id } = items[at] ?? {};
  return items.slice(0, at).some((one) => one.type === type && one.id === id);
}

function SlotText({ item, name }: { item: ShownItem; name: string }) {
  if (item.type === "chara") return <span className="slot-text">{name}</span>;
  return (
    <span className="slot-text" title={name}>
      <span className="vh">
        {name}, {item.metadata} stars
      </span>
      <span aria-hidden="true">{"★".repeat(item.metadata ?? 0)}</span>
    </span>
  );
}

function toneOf({ type, metadata, isRateUp }: ShownItem): string {
  return `${type === "chara" ? "ch" : `s${metadata}`}${isRateUp ? " up" : ""}`;
}

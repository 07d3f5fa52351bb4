import { type EntryKey, keyOf } from "#app/collection/box/entry.ts";
import { useEntry, useHasCollection } from "#app/collection/use-collection.ts";
import type { ShownItem } from "./simulator-run.ts";

const SLOTS = 10;
const SLOT = "relative grid aspect-3/4 min-w-0 rounded-1";
const SLOT_TEXT = "row-2 truncate px-0.5 text-center text-micro leading-5";

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
    <ol className="my-4 grid grid-cols-5 gap-2 p-yagasuri" aria-label="Result" key={no}>
      {items.map((item, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal items apart.
          key={at}
          className={`slot ${SLOT} grid-rows-[minmax(0,1fr)_1.25rem] overflow-hidden ${toneOf(item)}`}
          data-face={at < turned ? "up" : "down"}
        >
          {item.img === null ? null : (
            <img
              className="size-full object-cover filter-(--pic)"
              src={`/images/${item.img}`}
              alt=""
              width={120}
              height={160}
            />
          )}
          <SlotText item={item} name={nameOf(item)} />
          <NewMark entryKey={keyOfItem(item)} isAgain={isAgain(items, at)} />
        </li>
      ))}
      {Array.from({ length: empty }, (_, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are all alike.
          key={`empty ${at}`}
          // Before the first roll ten backs lie there.
          className={`${SLOT} ${no === 0 ? "slot opacity-70" : "border border-dashed border-rule-2"}`}
          aria-hidden="true"
        />
      ))}
    </ol>
  );
}

/** That the visitor does not own what was drawn; nothing where there is no collection. */
function NewMark({ entryKey, isAgain }: { entryKey: EntryKey; isAgain: boolean }) {
  const { count } = useEntry(entryKey);
  const isNew = useHasCollection() && count === 0 && !isAgain;
  return isNew && !entryKey.endsWith("/") ? (
    <span className="absolute top-0 left-0 bg-seal px-1 text-micro leading-normal text-paper">
      New
    </span>
  ) : null;
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
  if (item.type === "chara") {
    return <span className={`${SLOT_TEXT} font-semibold text-gold`}>{name}</span>;
  }
  return (
    <span className={`${SLOT_TEXT} text-ink-2`} title={name}>
      <span className="vh">
        {name}, {item.metadata} stars
      </span>
      <span aria-hidden="true">{"★".repeat(item.metadata ?? 0)}</span>
    </span>
  );
}

function toneOf({ type, metadata, isRateUp }: ShownItem): string {
  const tone = type === "chara" ? "ch bg-gold-wash" : `s${metadata} bg-sunk`;
  return isRateUp ? `${tone} up` : tone;
}

import type { ShownItem } from "./simulator-run.ts";

const SLOTS = 10;

/**
 * The ten result slots. New results appear one after the other; `isSkipped` shows them at once, as
 * reduced motion does.
 */
export function ResultSlots({
  items,
  no,
  nameOf,
  isSkipped,
}: {
  items: readonly ShownItem[];
  /** Which roll of the run it is, so that each one appears anew. */
  no: number;
  nameOf: (item: ShownItem) => string;
  isSkipped: boolean;
}) {
  const empty = Math.max(0, SLOTS - items.length);
  return (
    <ol className="slots" aria-label="Result" data-skipped={isSkipped || undefined} key={no}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells equal items apart.
        <li key={at} className={`slot ${toneOf(item)}`} style={{ "--at": at }}>
          {item.img === null ? null : (
            <img src={`/images/${item.img}`} alt="" width={120} height={160} />
          )}
          <SlotText item={item} name={nameOf(item)} />
        </li>
      ))}
      {Array.from({ length: empty }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty slots are all alike.
        <li key={`empty ${at}`} className="slot none" aria-hidden="true" />
      ))}
    </ol>
  );
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

function toneOf({ type, metadata }: ShownItem): string {
  return type === "chara" ? "ch" : `s${metadata}`;
}

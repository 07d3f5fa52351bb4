import { formatNumber } from "#app/game/number-format.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";

/** Replaces the characters where no source names them. */
export function UnknownMembers({
  count,
  notes,
  of,
}: {
  /** How many they are, where that is known. */
  count: number | null;
  notes: readonly string[];
  of: "forever prayer" | "roulette";
}) {
  const who =
    count === null ? `who was in this ${of}` : `which ${formatNumber(count)} characters it held`;
  return (
    <>
      {notes.length > 0 ? (
        <ul className="my-4 grid list-disc gap-2 pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <UnknownNote>{`${who}, and so the chances.`}</UnknownNote>
    </>
  );
}

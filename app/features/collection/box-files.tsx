import { useState } from "react";
import type { NamedBox, ReadFile } from "#app/collection/file/box-file.ts";
import { LARGEST_FILE } from "#app/collection/file/file-form.ts";
import type { CollectionState } from "#app/collection/store/collection-store.ts";
import { openCollectionStore } from "#app/collection/use-collection.ts";
import type { Offered } from "./import-preview.tsx";
import { KeptFilePart } from "./kept-file-part.tsx";
import { TrackerString } from "./tracker-string.tsx";
import { type KnownRecords, useRecordName } from "./use-records.ts";
import { orToast } from "./write-change.ts";

/** The collection as a file of its own form, or as a table; read back thing by thing. */
export function BoxFiles({
  collection,
  records,
  offer,
}: {
  collection: CollectionState;
  records: KnownRecords;
  offer: (offered: Offered) => void;
}) {
  const nameOf = useRecordName(records);
  const [fault, setFault] = useState<string | null>(null);
  const [profiles, setProfiles] = useState<readonly NamedBox[]>([]);
  const saveFile = () =>
    orToast(async () => {
      const { fileOf } = await import("#app/collection/file/write-file.ts");
      const store = await openCollectionStore();
      save(
        "lostword-collection.json",
        "application/json",
        fileOf(await store.namedBoxes(), Date.now()),
      );
      await store.noteCopy("filed");
    });
  const saveTable = () =>
    orToast(async () => {
      const { csvOf } = await import("#app/collection/file/box-csv.ts");
      save("lostword-collection.csv", "text/csv", csvOf(collection.box, nameOf));
    });
  const take = async (file: File) => {
    setProfiles([]);
    const read = await readAny(file);
    setFault(read.outcome === "refused" ? read.message : null);
    if (read.outcome === "refused") return;
    const [first] = read.profiles;
    if (first && read.profiles.length === 1)
      offer({ title: `${first.name} in ${file.name}`, box: first.box });
    else setProfiles(read.profiles);
  };
  return (
    <div className="mt-6">
      <h3 className="font-title text-lead/snug font-semibold">File and table</h3>
      <p className="help max-w-read">
        The file holds every profile with all notes (<a href="/collection.schema.json">its form</a>
        ). The table (CSV) holds the characters and cards of this one, for spreadsheets.
      </p>
      <div className="actions">
        <button type="button" className="btn" onClick={() => void saveFile()}>
          Save as a file
        </button>
        <button type="button" className="btn" onClick={() => void saveTable()}>
          Save as a table
        </button>
        <label className="btn has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          Open a file or table
          <input
            type="file"
            className="vh"
            accept=".json,.csv,application/json,text/csv"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file can be chosen again.
              currentTarget.value = "";
              if (file) void orToast(() => take(file));
            }}
          />
        </label>
      </div>
      {fault === null ? null : (
        <p className="err" role="alert">
          {fault} Nothing was changed.
        </p>
      )}
      <KeptFilePart file={collection.file} />
      <TrackerString offer={offer} />
      {profiles.length > 1 ? (
        <fieldset className="actions">
          <legend className="label">Profiles of the file</legend>
          {profiles.map(({ name, box }, index) => {
            // Two may have the same name.
            const place = `${index + 1} of ${profiles.length}`;
            return (
              <button
                key={place}
                type="button"
                className="btn"
                onClick={() => offer({ title: `${name} in the file (${place})`, box })}
              >
                <bdi>{name}</bdi>
              </button>
            );
          })}
        </fieldset>
      ) : null}
    </div>
  );
}

async function readAny(file: File): Promise<ReadFile> {
  // Not read at all: it may be a film.
  if (file.size > LARGEST_FILE) {
    return { outcome: "refused", message: "This file is far larger than any collection." };
  }
  const text = await file.text();
  if (!/\.csv$/i.test(file.name)) {
    const { readFile } = await import("#app/collection/file/box-file.ts");
    return readFile(text);
  }
  const { readCsv } = await import("#app/collection/file/box-csv.ts");
  const read = readCsv(text);
  return read.outcome === "refused"
    ? read
    : { outcome: "read", profiles: [{ name: "The table", box: read.box }] };
}

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: WebKit may still have to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

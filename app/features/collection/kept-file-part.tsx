import type { KeptFile } from "#app/collection/store/kept-file.ts";
import { openCollectionStore } from "#app/collection/use-collection.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { orToast } from "./write-change.ts";

/** A file on the disk that follows every change, in browsers that can write one. */
export function KeptFilePart({ file }: { file: KeptFile | null }) {
  const canKeep = typeof window.showSaveFilePicker === "function";
  if (!canKeep && !file) {
    return (
      <p className="help">
        This browser cannot keep a file up to date by itself; Chrome and Edge on a computer can.
      </p>
    );
  }
  return (
    <div>
      <p className="help" role="status">
        {file ? <FileState file={file} /> : "A file can follow every change by itself."}
      </p>
      <div className="actions">
        {file === null ? (
          <button type="button" className="btn" onClick={() => void orToast(choose)}>
            Keep a file up to date
          </button>
        ) : (
          <>
            {file.problem === null ? null : (
              <button
                type="button"
                className="btn"
                onClick={() => void orToast(() => writeAgain(file))}
              >
                {file.problem === "asks" ? "Allow it again" : "Try again"}
              </button>
            )}
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => void orToast(async () => (await openCollectionStore()).leaveFile())}
            >
              Stop keeping it
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function FileState({ file: { handle, writtenAt, problem } }: { file: KeptFile }) {
  return (
    <>
      <b>{handle.name}</b>
      {writtenAt === null ? " has not been written yet." : " follows every change, last "}
      {writtenAt === null ? null : <DateText at={writtenAt} format="prayer" />}
      {problem === "asks" ? ". It is behind: this browser asks you anew before it writes." : null}
      {problem !== null && problem !== "asks" ? `. It is behind: ${problem.message}.` : null}
    </>
  );
}

async function choose(): Promise<void> {
  const handle = await pickFile();
  if (handle) await (await openCollectionStore()).keepFile(handle);
}

/** Null where the visitor thinks better of it. */
async function pickFile(): Promise<FileSystemFileHandle | null> {
  try {
    const picked = await window.showSaveFilePicker?.({
      suggestedName: "lostword-collection.json",
      types: [{ description: "Collection", accept: { "application/json": [".json"] } }],
    });
    return picked ?? null;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return null;
    throw error;
  }
}

async function writeAgain({ handle }: KeptFile): Promise<void> {
  await handle.requestPermission?.({ mode: "readwrite" });
  await (await openCollectionStore()).writeFile();
}

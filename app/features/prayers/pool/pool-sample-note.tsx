import { SampleNote } from "#app/layout/sample-note.tsx";

/** That the lists of a pool are filled with sample data. */
export function PoolSampleNote() {
  return (
    <SampleNote>
      who joined the pool since 2022, and when, is told by no source of this site.
    </SampleNote>
  );
}

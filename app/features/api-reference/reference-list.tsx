import type { ReactNode } from "react";

/** Names with what each is: beside each other, on a phone below each other. */
export function ReferenceList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="mt-3" aria-label={label}>
      <dl className="lines border-y border-rule text-dense/normal">{children}</dl>
    </section>
  );
}

/** A name with its kind, and what it is. */
export function ReferenceEntry(props: { name: string; kind: ReactNode; children: ReactNode }) {
  const { name, kind, children } = props;
  return (
    <div className="gap-x-6 py-2 sm:grid sm:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="break-words">
        <code className="text-body">{name}</code> <span className="text-ink-3">{kind}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

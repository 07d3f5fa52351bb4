import type { DescribedRecord } from "./api-reference.ts";
import { ReferenceEntry, ReferenceList } from "./reference-list.tsx";

/** A record that calls answer or are made of: its fields with what each one says, or the value that it is. */
export function RecordEntry({ record }: { record: DescribedRecord }) {
  const { name, description, type, fields } = record;
  const id = recordId(name);
  return (
    <article className="py-6" id={id} aria-labelledby={`${id}-title`}>
      <h3 className="font-title text-h4 leading-tight font-semibold" id={`${id}-title`}>
        {name}
      </h3>
      {description === "" ? null : <p className="max-w-read">{description}</p>}
      {type === null ? null : <p className="mt-2 text-ink-2">{type}</p>}
      {fields.length > 0 ? <Fields name={name} fields={fields} /> : null}
    </article>
  );
}

export function recordId(name: string): string {
  return `record-${name}`;
}

function Fields({ name, fields }: Pick<DescribedRecord, "name" | "fields">) {
  return (
    <ReferenceList label={`Fields: ${name}`}>
      {fields.map(({ path, type, record, description }) => (
        <ReferenceEntry
          key={path}
          name={path}
          kind={
            record === null ? (
              type
            ) : (
              <a className="link" href={`#${recordId(record)}`}>
                {type}
              </a>
            )
          }
        >
          {description}
        </ReferenceEntry>
      ))}
    </ReferenceList>
  );
}

import type { DescribedRecord } from "./api-reference.ts";

/** A record that calls answer or are made of: its fields with what each one says, or the value that it is. */
export function RecordEntry({ record }: { record: DescribedRecord }) {
  const { name, description, type, fields } = record;
  const id = recordId(name);
  return (
    <article className="py-6" id={id} aria-labelledby={`${id}-title`}>
      <h3 className="font-semibold" id={`${id}-title`}>
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x mt-3" tabIndex={0} aria-label={`Fields: ${name}`}>
      <table className="ledger w-full text-dense/normal">
        <caption className="vh">Fields</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th className="pl-3" scope="col">
              Type
            </th>
            <th className="pl-3" scope="col">
              What it is
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, type, record, description }) => (
            <tr key={path}>
              <th className="align-top font-normal" scope="row">
                <code>{path}</code>
              </th>
              <td className="min-w-40 pl-3 align-top">
                {record === null ? (
                  type
                ) : (
                  <a className="link" href={`#${recordId(record)}`}>
                    {type}
                  </a>
                )}
              </td>
              <td className="min-w-64 pl-3 align-top">{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

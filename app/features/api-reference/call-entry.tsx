import type { DescribedCall } from "./api-reference.ts";
import { recordId } from "./record-entry.tsx";
import { ReferenceRow, ReferenceTable } from "./reference-table.tsx";

/** A call: what it is for, what it takes, an example, and when it refuses. */
export function CallEntry({ call }: { call: DescribedCall }) {
  const { id, path, method, summary, about, parameters, answers, example, refusals } = call;
  return (
    <article className="py-6" id={id} aria-labelledby={`${id}-title`}>
      <h3 className="font-semibold" id={`${id}-title`}>
        {summary}
      </h3>
      <p className="break-all">
        <code>
          <b>{method}</b> {path}
        </code>
      </p>
      <p className="mt-2 max-w-read">{about}</p>
      {parameters.length > 0 ? <Parameters summary={summary} parameters={parameters} /> : null}
      {answers.map(({ name, fields }, at) => (
        <p className="mt-3 text-ink-2" key={name}>
          {at === 0 ? "Answers " : "Or "}
          <a className="link" href={`#${recordId(name)}`}>
            {name}
          </a>
          : <code>{fields.join(", ")}</code>
        </p>
      ))}
      {example === null ? (
        <p className="mt-3 text-ink-2">The data have nothing to show as an example today.</p>
      ) : (
        <div className="mt-3">
          <pre className="rounded-1 bg-sunk p-3 break-all whitespace-pre-wrap">{example.line}</pre>
          {example.href === null ? null : (
            <a className="link inline-flex min-h-11 items-center" href={example.href}>
              <span>
                Run it<span className="vh">: {summary}</span>
              </span>
            </a>
          )}
        </div>
      )}
      {refusals.length > 0 ? (
        <ul className="mt-2 text-dense/normal">
          {refusals.map(({ status, text }) => (
            <li key={status}>
              <b className="num">{status}</b> {text}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}

function Parameters({ summary, parameters }: Pick<DescribedCall, "summary" | "parameters">) {
  return (
    <ReferenceTable
      label={`Parameters: ${summary}`}
      caption="What it takes"
      heads={["Parameter", "Needed", "What it is"]}
    >
      {parameters.map(({ name, required, description, allowed, usual }) => (
        <ReferenceRow key={name} name={name} middle={required ? "yes" : "no"}>
          {description}
          {allowed.length > 0 ? ` One of ${allowed.join(", ")}.` : null}
          {usual === null ? null : ` ${usual} without it.`}
        </ReferenceRow>
      ))}
    </ReferenceTable>
  );
}

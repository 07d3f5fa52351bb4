import type { DescribedCall } from "./api-reference.ts";
import { recordId } from "./record-entry.tsx";

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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className="scroll-x mt-3" tabIndex={0} aria-label={`Parameters: ${summary}`}>
      <table className="ledger w-full text-dense/normal">
        <caption className="vh">What it takes</caption>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th className="pl-3" scope="col">
              Needed
            </th>
            <th className="pl-3" scope="col">
              What it is
            </th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, required, description, allowed, usual }) => (
            <tr key={name}>
              <th className="align-top font-normal" scope="row">
                <code>{name}</code>
              </th>
              <td className="pl-3 align-top">{required ? "yes" : "no"}</td>
              <td className="min-w-64 pl-3 align-top">
                {description}
                {allowed.length > 0 ? ` One of ${allowed.join(", ")}.` : null}
                {usual === null ? null : ` ${usual} without it.`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

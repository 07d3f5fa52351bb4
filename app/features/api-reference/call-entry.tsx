import { useSiteOrigin } from "#app/layout/site-origin.tsx";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import type { DescribedCall } from "./api-reference.ts";
import { recordId } from "./record-entry.tsx";
import { ReferenceEntry, ReferenceList } from "./reference-list.tsx";

/** A call: what it is for, what it takes, an example, and when it refuses. */
export function CallEntry({ call }: { call: DescribedCall }) {
  const { id, path, method, summary, about, parameters, answers, example, refusals } = call;
  return (
    <article className="py-6" id={id} aria-labelledby={`${id}-title`}>
      <h3 className="font-title text-h4 leading-tight font-semibold" id={`${id}-title`}>
        {summary}
      </h3>
      <p className="mt-1 break-all">
        <code>
          <b>{method}</b> {path}
        </code>
      </p>
      <p className="mt-2 max-w-read">{about}</p>
      {parameters.length > 0 ? (
        <ReferenceList label={`Parameters: ${summary}`}>
          {parameters.map(({ name, required, description, allowed, usual }) => (
            <ReferenceEntry key={name} name={name} kind={required ? "needed" : "optional"}>
              {description}
              {allowed.length > 0 ? ` One of ${allowed.join(", ")}.` : null}
              {usual === null ? null : ` ${usual} without it.`}
            </ReferenceEntry>
          ))}
        </ReferenceList>
      ) : null}
      {example === null ? (
        <p className="mt-3 text-ink-2">There is no example to show.</p>
      ) : (
        <Example example={example} summary={summary} />
      )}
      {answers.map(({ name, fields }, at) => (
        <p className="mt-3 break-words text-ink-2" key={name}>
          {at === 0 ? "Answers " : "Or "}
          <a className="link" href={`#${recordId(name)}`}>
            {name}
          </a>
          : <code>{fields.join(", ")}</code>
        </p>
      ))}
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

/** The address to ask, with the host that the page comes from as soon as it is known. */
function Example({
  example: { path, body },
  summary,
}: {
  example: NonNullable<DescribedCall["example"]>;
  summary: string;
}) {
  const isHydrated = useHydrated();
  const origin = useSiteOrigin() ?? (isHydrated ? window.location.origin : "");
  const address = `${origin}${path}`;
  if (body !== null) {
    return (
      <pre className="mt-3 rounded-1 bg-sunk p-3 break-all whitespace-pre-wrap">
        {`curl ${address} -H 'content-type: application/json' -d '${body}'`}
      </pre>
    );
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-6 rounded-1 bg-sunk px-3">
      <code className="py-2.5 break-all">{address}</code>
      <a className="link ms-auto inline-flex min-h-11 items-center" href={path}>
        <span>
          Run it<span className="vh">: {summary}</span>
        </span>
      </a>
    </p>
  );
}

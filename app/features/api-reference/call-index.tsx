import type { ApiGroup } from "./api-reference.ts";

/** Every call in a line, by the part of the API that it belongs to. */
export function CallIndex({ groups }: { groups: readonly ApiGroup[] }) {
  return groups.map(({ name, calls }) => (
    <section key={name} className="pt-5" aria-label={`Calls: ${name}`}>
      <h3 className="pb-1 font-title text-h4 font-semibold">{name}</h3>
      <dl className="lines border-t border-rule">
        {calls.map(({ id, path, method, summary }) => (
          <div
            key={id}
            className="gap-x-6 max-sm:py-1.5 sm:grid sm:grid-cols-[26rem_minmax(0,1fr)] sm:items-center"
          >
            <dt>
              <a
                className="link inline-flex min-h-11 items-center break-all max-sm:min-h-8"
                href={`#${id}`}
              >
                <code>
                  {method === "GET" ? null : `${method} `}
                  {path}
                </code>
              </a>
            </dt>
            <dd className="text-ink-2">{summary}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

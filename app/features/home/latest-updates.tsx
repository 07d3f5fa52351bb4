import { Link } from "react-router";
import { DateText } from "#app/settings/date-text.tsx";
import type { LatestEntry } from "./home-page-data.ts";

/** The newest entries of the update log, in a line or two each. */
export function LatestUpdates({ entries }: { entries: readonly LatestEntry[] }) {
  return (
    <section className="sec" aria-labelledby="latest-updates">
      <div className="sec-head">
        <h2 id="latest-updates">Latest updates</h2>
        <span lang="ja">更新</span>
        <span className="end">
          <Link className="link" to="/update-log">
            Read More<span className="vh"> of the update log</span>
          </Link>
        </span>
      </div>
      {entries.length > 0 ? (
        <div className="lines">
          {entries.map(({ number, timestamp, title, text }) => (
            <article className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-4 py-3.5" key={number}>
              <p className="num text-dense text-ink-2 leading-normal pt-1">
                #{number}
                <br />
                <DateText at={timestamp} format="compact" />
              </p>
              <div>
                <h3 className="font-title text-[1.0625rem]/[1.25] font-semibold">
                  <Link className="block py-1 hover:text-seal" to={`/update-log#entry-${number}`}>
                    {title}
                  </Link>
                </h3>
                {text === null ? null : (
                  <p className="text-dense text-ink-2 leading-normal">{text}</p>
                )}
              </div>
            </article>
          ))}
        </div>
      ) : (
        <p className="list-end">The update log has no entry yet.</p>
      )}
    </section>
  );
}

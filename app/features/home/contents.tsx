import { Link } from "react-router";
import { PLACES } from "#app/navigation.ts";
import type { HomePageData } from "./home-page-data.ts";

/** The cards that lead to every section, in the order of the data pack. */
export function Contents({ entries }: { entries: HomePageData["contents"] }) {
  return entries.length === 0 ? null : (
    <section className="sec" aria-labelledby="contents">
      <div className="sec-head">
        <h2 id="contents">Contents</h2>
        <span lang="ja">目次</span>
      </div>
      <nav
        className="grid grid-cols-1 gap-x-5 min-[360px]:grid-cols-2 lg:grid-cols-1"
        aria-labelledby="contents"
      >
        {entries.map(({ id, path, title, text }) => (
          <Link
            className="group flex gap-3 items-center py-3.5 border-b border-rule min-h-touch lg:py-3"
            key={id}
            to={path}
          >
            {/* Text, unlike in the menus: drawings would cost this page some of its blocking time. */}
            <span
              className="font-title text-[1.875rem]/none font-medium text-ink-2 w-8 flex-none group-hover:text-seal"
              lang="ja"
              aria-hidden="true"
            >
              {signOf(path)}
            </span>
            <span>
              <strong className="font-title text-read/tight font-semibold block">{title}</strong>
              <small className="text-small text-ink-3 block leading-dense">{text}</small>
            </span>
          </Link>
        ))}
      </nav>
    </section>
  );
}

/** The sign of the place that a path belongs to; what belongs to none has a common one. */
function signOf(path: string): string {
  const section = path.split("/")[1] ?? "";
  return PLACES.find((place) => place.section === section)?.sign ?? "目";
}

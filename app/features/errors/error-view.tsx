import { Link, useLocation } from "react-router";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { RequestReference } from "#app/lib/request-reference.tsx";
import { PLACES } from "#app/navigation.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SearchField } from "../search/search-field.tsx";
import { wordsOfPath } from "./words-of-path.ts";

const FAILED = "Ayaya? You got an error!";

/** The error view of the whole site (specification 1 §8): a page that is not there, or a failure. */
export function ErrorView({ status, detail }: { status: number; detail: string | null }) {
  const isMissing = status === 404;
  const title = isMissing ? "Error Page Not Found" : FAILED;
  return (
    <Layout sky="sumi">
      <title>{`${title} – LostWord Almanac`}</title>
      <meta name="robots" content="noindex" />
      <PageHead
        eyebrow={isMissing ? <Link to="/">Home</Link> : "Internal Server Error"}
        title={title}
        slip={isMissing ? { title: "道に迷う", stamp: "迷" } : { title: "不具合", stamp: "不" }}
      />
      <div className="oops">
        <p
          className="font-title text-[clamp(4.5rem,14vw,8rem)]/[0.82] font-medium text-ink tracking-[-0.02em] lining-nums"
          aria-hidden="true"
        >
          {status}
        </p>
        <p className="wrap-anywhere">{detail ?? generalText(status)}</p>
        {isMissing ? <SearchInstead /> : <RequestReference />}
        <div className="flex flex-wrap gap-3">
          <Link className="btn btn-primary" to="/">
            Go to home page &gt;&gt;
          </Link>
          {isMissing ? null : (
            // A form without fields leads to its own page: with or without scripts, as a document.
            <form>
              <button className="btn btn-quiet" type="submit">
                <Icon name="reset" />
                Try again
              </button>
            </form>
          )}
        </div>
        {isMissing ? <Sections /> : null}
      </div>
    </Layout>
  );
}

/** Where one may have meant to go. */
function Sections() {
  return (
    <nav className="w-full border-t border-rule pt-2" aria-label="Sections">
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {PLACES.filter(({ path }) => path !== "/").map(({ path, label, icon }) => (
          <li key={path}>
            <Link className="flex min-h-11 items-center gap-2 hover:text-seal" to={path}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search of the site, filled in by the words of the address. */
function SearchInstead() {
  const { pathname } = useLocation();
  return (
    <search className="grid w-full gap-3">
      <p className="font-title text-h3/snug font-semibold">Search for it, or choose a section.</p>
      <form action="/search" className="flex gap-2">
        <SearchField text={wordsOfPath(pathname)} />
      </form>
    </search>
  );
}

function generalText(status: number): string {
  switch (status) {
    case 404:
      return "There is no page at this address.";
    case 503:
      return "The site has no data to show at the moment. Please try again in a minute.";
    default:
      return "This page could not be made. Nothing you entered is lost; please try again in a minute.";
  }
}

import { type FormEvent, useMemo, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import {
  LONGEST_NAME,
  listenToSearches,
  readSearches,
  type SavedSearch,
  storedSearches,
  storeSearches,
  withSearch,
  writtenSearches,
} from "#app/lib/saved-searches.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** A search as other programs take it, and those that the visitor keeps in this browser. */
export function SavedSearches({
  path,
  query,
  files,
}: {
  /** Of the list. */
  path: string;
  /** What the list is searched for now. */
  query: URLSearchParams;
  /** The kinds of file that the search can be had as. */
  files: readonly ("csv" | "atom")[];
}) {
  const text = query.toString();
  return (
    <Fold summary="Save this search">
      <p className="flex flex-wrap gap-x-5">
        {files.map((kind) => (
          <a
            key={kind}
            className="link inline-flex min-h-11 items-center"
            href={`${path}.${kind}${text === "" ? "" : `?${text}`}`}
          >
            {kind === "csv" ? "Table (CSV)" : "Feed (Atom)"}
          </a>
        ))}
      </p>
      {useHydrated() ? <InThisBrowser path={path} query={text} /> : null}
    </Fold>
  );
}

function InThisBrowser({ path, query }: { path: string; query: string }) {
  const stored = useSyncExternalStore(listenToSearches, storedSearches);
  const saved = useMemo(() => readSearches(path, stored), [path, stored]);
  const [isRefused, setRefused] = useState(false);
  const store = (searches: readonly SavedSearch[]) =>
    setRefused(!storeSearches(writtenSearches(stored, path, searches)));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("search-name") ?? "").trim();
    if (name === "") return;
    store(withSearch(saved, { name, query }));
    form.reset();
  };
  return (
    <>
      <form className="flex flex-wrap items-end gap-2" onSubmit={save}>
        <label className="field grow">
          <span className="label">Name, kept in this browser</span>
          <input className="input" name="search-name" maxLength={LONGEST_NAME} autoComplete="off" />
        </label>
        <button className="btn" type="submit">
          Save
        </button>
      </form>
      {isRefused ? (
        <p className="err" role="alert">
          This browser keeps nothing for this site.
        </p>
      ) : null}
      <ul className="chips my-2" aria-label="Saved searches">
        {saved.map((one) => (
          <li key={one.name} className="flex items-center">
            <Link className="chip min-h-11" to={{ search: one.query }} preventScrollReset>
              {one.name}
            </Link>
            <button
              className="btn btn-quiet btn-s min-h-11"
              type="button"
              aria-label={`Forget ${one.name}`}
              onClick={() => store(saved.filter(({ name }) => name !== one.name))}
            >
              <Icon name="close" size="s" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

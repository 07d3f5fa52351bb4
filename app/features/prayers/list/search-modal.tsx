import { countLine, PRAYERS } from "#app/game/count-line.ts";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Popup } from "#app/ui/modal.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { NameField } from "./name-field.tsx";
import type { PrayerPages } from "./prayer-pages.ts";
import { SearchFields } from "./search-fields.tsx";
import { NO_SEARCH, type PrayerListState } from "./search-params.ts";

export interface SearchProps {
  readonly state: PrayerListState;
  readonly options: PrayerPages["options"];
  readonly found: number;
  readonly total: number;
  /** What each choice would leave. */
  readonly counts: () => FacetCounts;
  readonly change: (changed: Partial<PrayerListState>) => void;
}

/** The advanced search; every change shows at once in the list below it. */
export function SearchModal({ popup, found, total, ...form }: SearchProps & { popup: Popup }) {
  const { state, change } = form;
  return (
    <Modal
      popup={popup}
      title="Prayer Search"
      foot={
        <>
          <button className="btn btn-quiet" type="button" onClick={() => change(NO_SEARCH)}>
            <Icon name="reset" />
            Reset
          </button>
          <p className="count num ms-auto" role="status">
            {countLine(found, total, PRAYERS)}
          </p>
          <button className="btn btn-primary" type="button" onClick={popup.close}>
            Close
          </button>
        </>
      }
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <NameField label="Name" name={state.name} change={(name) => change({ name })} />
        <SearchFields {...form} counts={form.counts()} />
      </form>
    </Modal>
  );
}

/** The same search as a part of the page, for those without scripts. */
export function PlainSearch(form: Omit<SearchProps, "found" | "total">) {
  return (
    <details className="fold">
      <summary>Advanced Search</summary>
      <form method="get">
        <NameField label="Name" name={form.state.name} change={(name) => form.change({ name })} />
        <SearchFields {...form} counts={form.counts()} />
        <p className="mt-5 flex gap-2">
          <button className="btn btn-primary" type="submit">
            Search
          </button>
          <a className="btn btn-quiet" href="?">
            Clear Search
          </a>
        </p>
      </form>
    </details>
  );
}

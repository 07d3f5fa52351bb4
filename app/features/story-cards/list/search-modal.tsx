import { countLine, STORY_CARDS } from "#app/game/count-line.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Popup } from "#app/ui/modal.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { SearchFields, type SearchFieldsProps } from "./search-fields.tsx";
import type { FoundCards } from "./use-found-cards.ts";

const TITLE = "Story Card Search and Filter";

type SearchProps = Pick<SearchFieldsProps, "origin" | "change"> & { found: FoundCards };
type ModalProps = SearchProps & { popup: Popup; reset: () => void };

/** The search over the list; every change shows at once below it. */
export function SearchModal({ popup, found, reset, ...form }: ModalProps) {
  return (
    <Modal
      popup={popup}
      title={TITLE}
      foot={
        <>
          <button className="btn btn-quiet" type="button" onClick={reset}>
            <Icon name="reset" />
            Reset
          </button>
          <p className="count num ms-auto max-sm:sr-only" role="status">
            {countLine(found.found, found.total, STORY_CARDS)}
          </p>
          <button className="btn" type="button" onClick={popup.close}>
            Close
          </button>
          <button
            className="btn btn-primary"
            type="button"
            disabled={found.found === 0}
            onClick={popup.close}
          >
            {found.found === 1 ? "Show 1 card" : `Show ${formatNumber(found.found)} cards`}
          </button>
        </>
      }
    >
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchFields
          {...form}
          state={found.asked}
          offered={found.offered}
          counts={found.counts()}
        />
      </form>
    </Modal>
  );
}

/** The same search as a part of the page, which works without scripts. */
export function PlainSearch({ found, ...form }: SearchProps) {
  return (
    <section className="border-t border-ink pt-4 pb-6" aria-labelledby="plain-search">
      <h2 className="mb-4 font-title text-h3 leading-tight font-semibold" id="plain-search">
        {TITLE}
      </h2>
      <form method="get" action="/story-cards">
        <input type="hidden" name="form" value="search" />
        {found.asked.q === "" ? null : <input type="hidden" name="q" value={found.asked.q} />}
        <SearchFields
          {...form}
          state={found.asked}
          offered={found.offered}
          counts={found.counts()}
          isPlain
        />
        <div className="mt-5 flex flex-wrap gap-3">
          <button className="btn btn-primary" type="submit">
            Search
          </button>
          <a className="btn btn-quiet" href="/story-cards?form=search">
            Reset
          </a>
          <a className="btn btn-quiet" href="/story-cards">
            Close
          </a>
        </div>
      </form>
    </section>
  );
}

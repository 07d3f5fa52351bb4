import { beginMarking } from "#app/components/collection/marking.ts";
import { COPIES_ID, OWNED_LIST_ID } from "./part-ids.ts";

/** What an empty collection is good for, and the two ways to fill it. */
export function FirstSteps() {
  const mark = async () => {
    await beginMarking();
    document.getElementById(OWNED_LIST_ID)?.scrollIntoView();
  };
  return (
    <section className="grid justify-items-start gap-3 py-4" aria-label="First steps">
      <p className="max-w-read">
        Tick what you have, and every list shows what is missing, banners say what they would bring
        you, and attacks and teams can be picked from your own characters.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => void mark()}>
          Mark what I own
        </button>
        <a className="btn" href={`#${COPIES_ID}`}>
          Bring in a copy
        </a>
      </div>
    </section>
  );
}

import { Link } from "react-router";
import { worldInWords } from "#app/game/universal-name.ts";
import { usePopup } from "#app/lib/popups.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { universeTrackerUrl } from "./search-params.ts";
import { UniverseList } from "./universe-list.tsx";
import { type Universes, universeInUrl } from "./universes.ts";

/** The universe shown, and a modal to choose another one. */
export function UniverseSelector({
  all,
  current,
}: Omit<Universes, "current"> & { current: string | undefined }) {
  const popup = usePopup("universe");
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <button type="button" className="btn" aria-haspopup="dialog" onClick={popup.open}>
        <span>{current === undefined ? "No universe" : worldInWords(current)}</span>
        <Icon name="down" />
      </button>
      <ul className="scroll-x -mx-gutter flex gap-x-5 px-gutter whitespace-nowrap sm:mx-0 sm:flex-wrap sm:px-0">
        {all
          .filter(({ id, arc }) => arc !== null && /^A\d+$/.test(id) && id !== current)
          .map(({ id, arc }) => (
            <li key={id}>
              <Link
                className="inline-flex min-h-touch items-center gap-1.5 hover:text-seal"
                to={{
                  search: universeTrackerUrl.encode({ universe: universeInUrl(id) }).toString(),
                }}
              >
                {arc} <span className="text-small text-ink-3">{id}</span>
              </Link>
            </li>
          ))}
      </ul>
      <Modal popup={popup} title="Choose a universe">
        <UniverseList all={all} current={current} replace />
      </Modal>
    </div>
  );
}

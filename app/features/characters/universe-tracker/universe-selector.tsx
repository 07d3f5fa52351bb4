import { worldInWords } from "#app/game/universal-name.ts";
import { usePopup } from "#app/lib/popups.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { UniverseList } from "./universe-list.tsx";
import type { Universes } from "./universes.ts";

/** The universe shown, and a modal to choose another one. */
export function UniverseSelector({
  all,
  current,
}: Omit<Universes, "current"> & { current: string | undefined }) {
  const popup = usePopup("universe");
  return (
    <div className="mt-4 mb-3">
      <button type="button" className="btn" aria-haspopup="dialog" onClick={popup.open}>
        <span>{current === undefined ? "No universe" : worldInWords(current)}</span>
        <Icon name="down" />
      </button>
      <Modal popup={popup} title="Choose a universe">
        <UniverseList all={all} current={current} replace />
      </Modal>
    </div>
  );
}

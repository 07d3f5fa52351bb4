import { useEffect, useRef, useState } from "react";
import { isReleased } from "#app/game/character-state.ts";
import { useLatest } from "#app/lib/use-latest.ts";
import { useRecordPopup } from "#app/lib/use-record-popup.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { useSettings } from "#app/settings/settings-context.ts";
import { setSetting } from "#app/settings/visitor-settings.ts";
import { Modal } from "#app/ui/modal.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { useCharacterView } from "./arrived-character-view.ts";
import type { LoadedCharacter } from "./character-records.ts";
import { answerRequests } from "./character-requests.ts";
import { NeighbourButtons } from "./neighbour-buttons.tsx";
import { useLoadedCharacter } from "./use-loaded-character.ts";

/** The modal that shows characters. Stands once in the document, and waits to be asked. */
export function CharacterModalHost() {
  const { id, open, turnTo, close } = useRecordPopup("character", "character");
  const [within, setWithin] = useState<readonly string[]>([]);
  useEffect(
    () =>
      answerRequests((asked, list) => {
        setWithin(list);
        open(asked);
      }),
    [open],
  );
  const shown = useLatest(id);
  const loaded = useLoadedCharacter(shown, id !== null);
  useMissing(id === null ? null : loaded, close);
  const record = loaded?.outcome === "found" ? loaded.record : null;
  const hidden = useHides(record);
  const View = useCharacterView(id !== null);
  return (
    <Modal
      popup={{ isOpen: id !== null, close }}
      title={hidden ? "Not released" : record ? <PersonName name={record.name} /> : "Character"}
      end={<NeighbourButtons id={shown} within={within} turnTo={turnTo} />}
    >
      {hidden ? <HiddenCharacter /> : null}
      {hidden ? null : <Content key={shown} loaded={loaded} View={View} />}
    </Modal>
  );
}

/** The record, or the shape of it until both it and what draws it have come. */
function Content({
  loaded,
  View,
}: {
  loaded: LoadedCharacter | null;
  View: ReturnType<typeof useCharacterView>;
}) {
  if (loaded?.outcome === "missing") {
    return null;
  }
  return loaded && View ? <View {...loaded} /> : <CharacterLoading />;
}

/** A record that cannot be had closes the modal and says why, once. */
function useMissing(loaded: LoadedCharacter | null, close: () => void) {
  const handled = useRef<LoadedCharacter>(null);
  useEffect(() => {
    if (loaded?.outcome === "missing" && handled.current !== loaded) {
      handled.current = loaded;
      close();
      showToast(loaded.message, { duration: 5000, tone: "bad" });
    }
  }, [loaded, close]);
}

/** Whether this visitor is not to see the record: it is not released, and she wants no spoilers. */
function useHides(record: { status: Parameters<typeof isReleased>[0] } | null): boolean {
  const { jpContent } = useSettings();
  return record !== null && !isReleased(record.status) && !jpContent;
}

/** Keeps the shape of what comes. */
function CharacterLoading() {
  return (
    <div className="cm" aria-busy="true">
      <div className="cm-art ghost" />
      <div className="cm-text">
        <p role="status" className="vh">
          Loading...
        </p>
        {["h-22", "h-11", "h-48"].map((shape) => (
          <div key={shape} className={`ghost ${shape}`} />
        ))}
      </div>
    </div>
  );
}

/** What a visitor without spoiler mode sees of a character who is not released. */
function HiddenCharacter() {
  return (
    <div className="grid gap-5 max-w-read">
      <p>
        This character is not released in the global version. Records of such characters are shown
        with JP-only content on.
      </p>
      <p>
        <button type="button" className="btn" onClick={() => setSetting("jpContent", true)}>
          Turn on JP-only content
        </button>
      </p>
    </div>
  );
}

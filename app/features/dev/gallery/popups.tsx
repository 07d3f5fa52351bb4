import { useState } from "react";
import { usePopup } from "#app/lib/popups.tsx";
import { ChipInput } from "#app/ui/chip-input.tsx";
import { DatePicker } from "#app/ui/date-picker.tsx";
import { Hint } from "#app/ui/hint.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { showToast } from "#app/ui/toasts.tsx";
import { Exhibit, Room } from "./exhibit.tsx";

/** What lies over the page: hints, toasts, modals and what opens inside them. */
export function PopupsRoom() {
  return (
    <Room title="Popups" jp="重ね">
      <Exhibit caption="Hint">
        <span>
          Chances <Hint label="About chances">The game does not publish these numbers.</Hint>
        </span>
      </Exhibit>
      <Exhibit caption="Toasts, 5 s each">
        {TOASTS.map(({ tone, text }) => (
          <button
            key={tone}
            type="button"
            className="btn"
            onClick={() => showToast(text, { duration: 5000, tone })}
          >
            {tone}
          </button>
        ))}
      </Exhibit>
      <Exhibit caption="Modal, wide and narrow">
        <ModalButton name="wide" />
        <ModalButton name="narrow" />
      </Exhibit>
    </Room>
  );
}

const TOASTS = [
  { tone: "seal", text: "Relog your game to get your login bonus!" },
  { tone: "ai", text: "Press Ctrl + Shift + F to open advanced search" },
  { tone: "bad", text: "The list could not be loaded" },
] as const;

function ModalButton({ name }: { name: "wide" | "narrow" }) {
  const popup = usePopup(`gallery-${name}`);
  const [names, setNames] = useState<string[]>([]);
  const [sources, setSources] = useState<string[]>([]);
  const [start, setStart] = useState("2021-05-11");
  return (
    <>
      <button type="button" className="btn" onClick={popup.open}>
        Open {name}
      </button>
      <Modal
        popup={popup}
        title={`Search and Filter, ${name}`}
        size={name}
        foot={
          <button type="button" className="btn btn-primary" onClick={popup.close}>
            Done
          </button>
        }
      >
        <div className="grid gap-4">
          <ChipInput
            label="Characters in the modal"
            name="modal-characters"
            options={MODAL_CHARACTERS}
            value={names}
            onChange={setNames}
          />
          <MultiSelect
            label="Sources in the modal"
            name="modal-sources"
            options={MODAL_SOURCES}
            value={sources}
            onChange={setSources}
          />
          <DatePicker
            label="Start in the modal"
            name="modal-start"
            value={start}
            onChange={setStart}
            reset="2021-05-11"
          />
        </div>
      </Modal>
    </>
  );
}

const MODAL_CHARACTERS = [
  { id: "reimu", label: "Reimu Hakurei" },
  { id: "marisa", label: "Marisa Kirisame" },
];

const MODAL_SOURCES = [
  { id: "story", label: "Story" },
  { id: "event", label: "Event" },
];

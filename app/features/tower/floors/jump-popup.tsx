import { useState } from "react";
import { floorDigits, submittedFloor } from "#app/game/tower-floors.ts";
import type { Popup } from "#app/ui/modal.tsx";
import { Modal } from "#app/ui/modal.tsx";

/** Asks for a floor's number: digits only; an empty field submits nothing. */
export function JumpPopup({
  popup,
  floors,
  onJump,
}: {
  popup: Popup;
  floors: readonly number[];
  onJump: (floor: number) => void;
}) {
  const [typed, setTyped] = useState("");
  return (
    <Modal popup={popup} title="Jump to" size="narrow">
      <form
        className="grid grid-cols-[1fr_auto] items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const floor = submittedFloor(floors, typed);
          if (floor === null) return;
          setTyped("");
          onJump(floor);
        }}
      >
        <label className="field">
          <span className="label">
            Floor number, {floors[0] ?? 0} to {floors.at(-1) ?? 0}
          </span>
          <input
            className="input num"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            ref={focusFirst}
            value={typed}
            onChange={({ currentTarget, nativeEvent }) => {
              // What an input method composes is left alone until it is done.
              const isComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
              setTyped(isComposed ? currentTarget.value : floorDigits(currentTarget.value));
            }}
            onCompositionEnd={({ currentTarget }) => setTyped(floorDigits(currentTarget.value))}
          />
        </label>
        <button type="submit" className="btn btn-primary">
          Go
        </button>
      </form>
    </Modal>
  );
}

// The dialog gives its focus to the element with this attribute, which React does not write.
function focusFirst(field: HTMLInputElement | null): void {
  field?.setAttribute("autofocus", "");
}

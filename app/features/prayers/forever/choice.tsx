import { type KeyboardEvent, useRef } from "react";
import { keyOf } from "#app/collection/box/entry.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { BannerMark } from "#app/components/character/banner-mark.tsx";
import { bannerSign } from "#app/components/character/banner-signs.ts";
import { askForCharacter } from "#app/components/character/character-requests.ts";
import { Emblem } from "#app/components/character/emblem.tsx";
import { OwnedMark, ownedInWords } from "#app/components/collection/owned-mark.tsx";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import type { ForeverCharacter } from "./forever-view.ts";

/** Ms of a long press, which opens the character. */
const LONG_PRESS = 500;

/**
 * A character to hope for: a checkbox, so that Space and a press select it and a form sends it. The
 * context menu, a long press and Enter open the character instead.
 */
export function Choice({
  character,
  isSelected,
  toggle,
  within,
}: {
  character: NonNullable<ForeverCharacter>;
  isSelected: boolean;
  toggle: (id: string) => void;
  within: readonly string[];
}) {
  const { id, name, shortName, image, type } = character;
  const displayedName = useDisplayedName();
  const open = () => askForCharacter(id, within);
  const press = useLongPress(open);
  const entry = useEntry(keyOf("character", id));
  const openOnEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      open();
    }
  };
  return (
    <label className="who pick" title={displayedName(name)} {...press}>
      <input
        type="checkbox"
        name="selected"
        value={id}
        checked={isSelected}
        onChange={() => toggle(id)}
        onKeyDown={openOnEnter}
        aria-label={[displayedName(name), ownedInWords(entry)].filter(Boolean).join(", ")}
      />
      <span className="thumb">
        {image === null ? null : <Emblem image={image} />}
        <OwnedMark entry={entry} />
        {type ? (
          <span role="img" aria-label={bannerSign(type).label}>
            <BannerMark type={type} />
          </span>
        ) : null}
      </span>
      <span className="name" aria-hidden="true">
        {displayedName(shortName)}
      </span>
    </label>
  );
}

/**
 * Calls `act` at the context menu and when a finger rests, whichever comes first of the two, and
 * keeps the press that follows from selecting.
 */
function useLongPress(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasActed = useRef(false);
  const end = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: { pointerType: string }) => {
      hasActed.current = false;
      end();
      if (pointerType !== "touch") return;
      timer.current = setTimeout(() => {
        hasActed.current = true;
        act();
      }, LONG_PRESS);
    },
    onPointerUp: end,
    onPointerMove: ({ movementX, movementY }: { movementX: number; movementY: number }) => {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) end();
    },
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault(): void }) => {
      event.preventDefault();
      end();
      if (!hasActed.current) act();
    },
    onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => {
      if (!hasActed.current) return;
      hasActed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

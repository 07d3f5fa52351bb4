import { ELEMENTS, type Element } from "#app/game/vocabulary/elements.ts";
import { Icon } from "#app/ui/icon.tsx";
import { elementColour, elementIcon } from "./element-icon.ts";
import { useSettings } from "./settings-context.ts";

/** The sign of an element in its colour, English or Japanese as the visitor prefers. */
export function ElementSymbol({ element, label }: { element: Element; label?: string }) {
  const { elementLang } = useSettings();
  return (
    <span style={{ color: elementColour(element) }}>
      <Icon name={elementIcon(element, elementLang)} label={label ?? labelOf(element)} />
    </span>
  );
}

function labelOf(element: Element): string {
  return ELEMENTS.find(({ id }) => id === element)?.label ?? element;
}

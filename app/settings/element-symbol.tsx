import { ELEMENTS, type Element } from "#app/game/vocabulary/elements.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSettings } from "./use-settings.ts";

/** The sign of an element in its colour, English or Japanese as the visitor prefers. */
export function ElementSymbol({ element, label }: { element: Element; label?: string }) {
  const { elementLang } = useSettings();
  const drawn = element === "no-element" ? "none" : element;
  return (
    <span style={{ color: `var(--el-${drawn})` }}>
      <Icon
        name={elementLang === "jp" ? `el-${drawn}-jp` : `el-${drawn}`}
        label={label ?? labelOf(element)}
      />
    </span>
  );
}

function labelOf(element: Element): string {
  return ELEMENTS.find(({ id }) => id === element)?.label ?? element;
}

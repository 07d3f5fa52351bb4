import { elementOf } from "#app/game/vocabulary/elements.ts";
import { useSettings } from "#app/settings/use-settings.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Elements by sign and name; the visitor chooses between the English and the Japanese signs. */
export function ElementList({ elements }: { elements: readonly string[] }) {
  const { elementLang } = useSettings();
  if (elements.length === 0) {
    return <span className="faint">none</span>;
  }
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {elements.map((id) => {
        // The icon set and the colours call the absence of an element "none".
        const sign = id === "no-element" ? "none" : id;
        return (
          <li
            key={id}
            // On the baseline of its name, so that the term beside it stands on the same line.
            className="inline-flex items-baseline gap-1.25 font-medium [&_.i]:self-center"
            style={{ color: `var(--el-${sign})` }}
          >
            <Icon name={`el-${sign}${elementLang === "jp" ? "-jp" : ""}`} />
            {elementOf(id).label}
          </li>
        );
      })}
    </ul>
  );
}

import { useId } from "react";
import type { Settings } from "#app/settings/settings.ts";
import { setSetting, useSettings } from "#app/settings/use-settings.ts";
import { Segments } from "#app/ui/choices.tsx";

const THEMES: readonly { id: Settings["theme"]; label: string }[] = [
  { id: "system", label: "System" },
  { id: "theme-light", label: "Light" },
  { id: "theme-dark", label: "Dark" },
];

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
  const { theme } = useSettings();
  const name = useId();
  return (
    <div className="setting">
      <strong className="font-title text-lead/snug font-semibold" aria-hidden="true">
        Theme
      </strong>
      <span className="col-1 text-ink-2 text-dense leading-[1.5]">
        Follows your device until you choose.
      </span>
      <Segments
        label="Theme"
        name={name}
        options={THEMES}
        value={theme}
        onChange={(id) => setSetting("theme", id)}
      />
    </div>
  );
}

import { useId } from "react";
import type { Preferences } from "#app/settings/settings.ts";
import { setPreference, usePreferences } from "#app/settings/use-settings.ts";
import { Segments } from "#app/ui/choices.tsx";

const THEMES: readonly { id: Preferences["theme"]; label: string }[] = [
  { id: "system", label: "System" },
  { id: "theme-light", label: "Light" },
  { id: "theme-dark", label: "Dark" },
];

/** Light, dark, or as the device is set. */
export function ThemeChoice() {
  const { theme } = usePreferences();
  const name = useId();
  return (
    <div className="setting">
      <strong aria-hidden="true">Theme</strong>
      <span className="setting-note">Follows your device until you choose.</span>
      <Segments
        label="Theme"
        name={name}
        options={THEMES}
        value={theme}
        onChange={(id) => setPreference("theme", id)}
      />
    </div>
  );
}

import { useId } from "react";
import type { Preferences } from "#app/preferences/preferences.ts";
import { setPreference, usePreferences } from "#app/preferences/use-preferences.ts";

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
    <fieldset className="setting">
      <legend className="vh">Theme</legend>
      <strong aria-hidden="true">Theme</strong>
      <span className="setting-note">Follows your device until you choose.</span>
      <span className="seg">
        {THEMES.map(({ id, label }) => (
          <label key={id}>
            <input
              className="vh"
              type="radio"
              name={name}
              value={id}
              checked={theme === id}
              onChange={() => setPreference("theme", id)}
            />
            {label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

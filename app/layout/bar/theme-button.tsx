import { setSetting, useSettings } from "#app/settings/use-settings.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Turns the page from light to dark and back; the settings lead back to the device's own theme. */
export function ThemeButton() {
  const { theme } = useSettings();
  return (
    <button
      type="button"
      className="bar-btn"
      aria-label="Change theme"
      onClick={() => {
        const isDark = theme === "system" ? prefersDark() : theme === "theme-dark";
        setSetting("theme", isDark ? "theme-light" : "theme-dark");
      }}
    >
      <Icon name="theme" />
    </button>
  );
}

function prefersDark(): boolean {
  return window.matchMedia("(prefers-color-scheme: dark)").matches;
}

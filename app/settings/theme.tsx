import { useEffect } from "react";
import { STORAGE_KEYS } from "./settings.ts";
import { currentSettings, subscribeToSettings } from "./visitor-settings.ts";

/**
 * Sets the chosen theme before the first paint. It stands in the head as an inline script, the
 * same on every page, so that the Content-Security-Policy knows its hash.
 */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

// A denied storage throws; the page then follows the device.
const SCRIPT = `try{const t=localStorage.getItem("${STORAGE_KEYS.theme}");if(t==="theme-light"||t==="theme-dark")document.documentElement.classList.add(t)}catch{}`;

/** Keeps the document in the chosen theme when the setting changes, here or in another tab. */
export function ThemeFollower() {
  useEffect(
    () =>
      subscribeToSettings(() => {
        const { theme } = currentSettings();
        const { classList } = document.documentElement;
        classList.remove("theme-light", "theme-dark");
        if (theme !== "system") classList.add(theme);
      }),
    [],
  );
  return null;
}

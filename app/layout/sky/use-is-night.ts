import { useSyncExternalStore } from "react";
import { useSettings } from "#app/settings/use-settings.ts";

/** Whether the page stands in the dark theme, by choice or as the device has it. */
export function useIsNight(): boolean {
  const { theme } = useSettings();
  const isDark = useSyncExternalStore(subscribe, prefersDark, () => false);
  return theme === "system" ? isDark : theme === "theme-dark";
}

const QUERY = "(prefers-color-scheme: dark)";

function prefersDark(): boolean {
  return matchMedia(QUERY).matches;
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

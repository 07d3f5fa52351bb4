import { Link } from "react-router";
import { usePopup } from "#app/lib/popups.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { isPlainPress } from "#app/ui/plain-press.ts";

/** Opens the settings over the page; without scripts it leads to their page. */
export function SettingsButton() {
  const popup = usePopup("settings");
  return (
    <Link
      className="bar-btn"
      to="/settings"
      aria-label="Settings"
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        popup.open();
      }}
    >
      <Icon name="settings" />
    </Link>
  );
}

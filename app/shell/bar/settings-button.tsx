import { Link } from "react-router";
import { Icon } from "#app/widgets/icon.tsx";
import { isPlainPress } from "#app/widgets/plain-press.ts";
import { usePopup } from "#app/widgets/popups.tsx";

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

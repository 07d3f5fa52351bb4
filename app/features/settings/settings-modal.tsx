import { lazy, Suspense } from "react";
import { usePopup } from "#app/lib/popups.tsx";
import { Modal } from "#app/ui/modal.tsx";

// Most visits never open the settings: they arrive when they are asked for.
const SiteSettings = lazy(async () => {
  const { SiteSettings } = await import("./site-settings.tsx");
  return { default: SiteSettings };
});

/** The settings over any page, opened from the bar. Stands once in the document. */
export function SettingsModal() {
  const popup = usePopup("settings");
  return (
    <Modal popup={popup} title="Site Settings" size="medium">
      <Suspense fallback={<p className="faint">Loading...</p>}>
        <SiteSettings />
      </Suspense>
    </Modal>
  );
}

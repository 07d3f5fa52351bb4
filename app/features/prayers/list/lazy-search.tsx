import { type ComponentProps, lazy } from "react";
import { lazyModal } from "#app/ui/lazy-modal.tsx";

const load = () => import("./search-modal.tsx");
const PlainSearch = lazy(async () => ({ default: (await load()).PlainSearch }));

/** Fetches the search before it is opened. */
export function preloadSearch(): void {
  // Whoever opens the search asks again, and is told when it cannot be had.
  load().catch(() => undefined);
}

/** The search over the list. */
export const LazySearchModal = lazyModal(async () => (await load()).SearchModal);

/** The search in the page, for those without scripts; the browser's React leaves it as it is. */
export function PlainSearchWithoutScripts(props: ComponentProps<typeof PlainSearch>) {
  return (
    <noscript>
      <PlainSearch {...props} />
    </noscript>
  );
}

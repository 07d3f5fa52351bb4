import { type ComponentProps, lazy, Suspense, useState } from "react";

const load = () => import("./search-modal.tsx");
const SearchModal = lazy(async () => ({ default: (await load()).SearchModal }));
const PlainSearch = lazy(async () => ({ default: (await load()).PlainSearch }));

/** Fetches the search before it is opened. */
export function preloadSearch(): void {
  // Whoever opens the search asks again, and is told when it cannot be had.
  load().catch(() => undefined);
}

/** The search over the list, fetched when it is first opened. */
export function LazySearchModal(props: ComponentProps<typeof SearchModal>) {
  const [isWanted, setWanted] = useState(false);
  if (props.popup.isOpen && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <SearchModal {...props} />
    </Suspense>
  ) : null;
}

/**
 * The search in the page, for addresses that ask for it. Without a boundary of its own, since the
 * server would put what stands in one where only a script brings it to its place.
 */
export function LazyPlainSearch(props: ComponentProps<typeof PlainSearch>) {
  return <PlainSearch {...props} />;
}

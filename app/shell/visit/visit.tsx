import { BuildWatch } from "./build-watch.tsx";
import { CurrentInSight } from "./current-in-sight.tsx";
import { loadedAhead } from "./loaded-ahead.tsx";
import { LoadingCover } from "./loading-cover.tsx";
import { PageChange } from "./page-change.tsx";
import { PageMoment } from "./page-moment.tsx";
import { PendingNavigation } from "./pending-navigation.tsx";
import { ScrollPosition } from "./scroll-position.tsx";

const LinkPrefetch = loadedAhead(async () => (await import("./link-prefetch.tsx")).LinkPrefetch);

/** What accompanies a visitor from page to page. Stands once in the document. */
export function Visit() {
  return (
    <>
      <PendingNavigation />
      <LoadingCover />
      <PageChange />
      <PageMoment />
      <CurrentInSight />
      <ScrollPosition />
      <LinkPrefetch />
      <BuildWatch />
    </>
  );
}

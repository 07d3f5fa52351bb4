import { BuildWatch } from "./build-watch.tsx";
import { CachedScroll } from "./cached-scroll.ts";
import { CurrentInSight } from "./current-in-sight.tsx";
import { LinkPrefetch } from "./link-prefetch.tsx";
import { LoadingCover } from "./loading-cover.tsx";
import { PageChange } from "./page-change.tsx";
import { PageMoment } from "./page-moment.tsx";
import { ScrollPosition } from "./scroll-position.tsx";

/** What accompanies a visitor from page to page. Stands once in the document. */
export function Visit() {
  return (
    <>
      <LoadingCover />
      <PageChange />
      <PageMoment />
      <CurrentInSight />
      <ScrollPosition />
      <CachedScroll />
      <LinkPrefetch />
      <BuildWatch />
    </>
  );
}

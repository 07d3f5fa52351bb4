import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fetchPage } from "./fetch-page.ts";
import { mayLoadAhead } from "./load-ahead.ts";
import { PrefetchQueue } from "./prefetch-queue.ts";
import { watchVisibleLinks } from "./visible-links.ts";
import { whenQuiet } from "./when-quiet.ts";

/**
 * Fetches the pages of the links in view ahead of time, while the page is at rest, but not over 2g
 * or with a data saver. What waits while there is no network is fetched when it is back. Draws
 * nothing.
 */
export function LinkPrefetch() {
  const { pathname } = useLocation();
  const [queue] = useState(() => new PrefetchQueue({ fetchPage, whenQuiet, mayLoadAhead }));
  useEffect(() => {
    queue.skip(pathname);
    const stopLinks = watchVisibleLinks((paths) => queue.add(paths));
    const goOn = () => queue.add([]);
    window.addEventListener("online", goOn);
    return () => {
      stopLinks();
      queue.drop();
      window.removeEventListener("online", goOn);
    };
  }, [queue, pathname]);
  return null;
}

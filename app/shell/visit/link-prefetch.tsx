import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { PrefetchPageLinks, useLocation } from "react-router";
import { fetchLinksInTurn } from "./links-in-turn.ts";
import { mayLoadAhead } from "./load-ahead.ts";
import { PrefetchQueue } from "./prefetch-queue.ts";
import { watchVisibleLinks } from "./visible-links.ts";
import { whenIdle } from "./when-idle.ts";

/** Ms after which a page that has not come is given up. */
const LONGEST_MS = 10_000;

/**
 * Fetches the pages of the links in view in advance, when the browser is idle and few at once, but
 * not over 2g or with a data saver. What waits while there is no network is fetched when it is back.
 */
export function LinkPrefetch() {
  const { pathname } = useLocation();
  const [queue] = useState(() => new PrefetchQueue());
  const [running, setRunning] = useState<readonly string[]>([]);
  const next = useRef<() => void>(() => undefined);

  useEffect(() => {
    queue.skip(pathname);
    let stopIdle: () => void = () => undefined;
    // One page in each idle moment, so that no task is long.
    const startWhenIdle = () => {
      stopIdle();
      stopIdle = whenIdle(() => {
        if (!mayLoadAhead()) return;
        queue.startNext();
        setRunning(queue.running());
        if (queue.hasNext()) startWhenIdle();
      });
    };
    next.current = startWhenIdle;
    const stopLinks = watchVisibleLinks((paths) => {
      paths.map((path) => queue.add(path));
      startWhenIdle();
    });
    window.addEventListener("online", startWhenIdle);
    return () => {
      stopLinks();
      stopIdle();
      window.removeEventListener("online", startWhenIdle);
    };
  }, [queue, pathname]);

  return running.map((path) => (
    <Prefetch
      key={path}
      path={path}
      done={() => {
        queue.done(path);
        setRunning(queue.running());
        next.current();
      }}
    />
  ));
}

/** Fetches one page; done when every link that the router writes for it has come or failed. */
function Prefetch({ path, done }: { path: string; done: () => void }) {
  const [place] = useState(() => document.createElement("div"));
  const finish = useRef(done);
  useEffect(() => {
    const end = () => finish.current();
    const timer = window.setTimeout(end, LONGEST_MS);
    const takeAway = fetchLinksInTurn(place, end);
    return () => {
      window.clearTimeout(timer);
      takeAway();
    };
  }, [place]);
  return createPortal(<PrefetchPageLinks page={path} {...STAY} />, place);
}

// Passed on to each link, though not in the type: one with events React does not move to the head.
const STAY = { onLoad: () => undefined };

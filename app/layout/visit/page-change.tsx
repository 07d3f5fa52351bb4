import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Announces the title of the new page to screen readers, and gives the focus to its content when
 * the link that led here is gone with the old page, as a document load would.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (previous.current === pathname) {
      return;
    }
    previous.current = pathname;
    setTitle(document.title);
    if (document.activeElement === document.body && !targetOf(hash)) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);
  return (
    <p className="vh" aria-live="assertive">
      {title}
    </p>
  );
}

/** What the hash names; a hash that is no text of a URL, such as `#%`, names nothing. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

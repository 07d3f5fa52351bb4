import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Tells screen readers the title of the page that has come, and gives the focus to its content when
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
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (document.activeElement === document.body && !target) {
      document.getElementById("main")?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);
  return (
    <p className="vh" aria-live="assertive">
      {title}
    </p>
  );
}

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StoredCopy } from "./stored-copy-notice.tsx";

test.each([
  [Date.UTC(2026, 5, 15, 12), "No network. Stored copy as of Jun 15, 2026 12:00 UTC."],
  [null, "No network. Stored copy."],
])("a stored copy of %s is told so", (at, notice) => {
  const html = renderToStaticMarkup(<StoredCopy at={at} />);
  expect(html.replace(/<[^>]*>/g, "")).toBe(notice);
});

import { expect, test } from "vitest";
import { refreshTowards } from "./refresh-towards.ts";

test.each([
  { moments: [1_700_000_000_000], refresh: 1_000, what: "a moment on a whole second" },
  { moments: [1_700_000_000_000, 0, null], refresh: 1_000, what: "all on whole seconds, or unset" },
  { moments: [], refresh: 1_000, what: "nothing that changes" },
  { moments: [1_700_000_000_250], refresh: 200, what: "a moment between two seconds" },
  { moments: [1_700_000_000_000, 1_700_000_000_999], refresh: 200, what: "one of several between" },
])("$what is looked for every $refresh ms", ({ moments, refresh }) => {
  expect(refreshTowards(moments, 200)).toBe(refresh);
});

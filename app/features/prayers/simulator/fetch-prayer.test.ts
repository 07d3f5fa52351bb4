import { expect, test, vi } from "vitest";
import { fetchJson, UnansweredError } from "./fetch-prayer.ts";

test.each([
  ["an empty answer", () => Response.json(null), "the site sent no data for it"],
  [
    "a roll that is refused",
    () => Response.json({ detail: "Too many rolls." }, { status: 429 }),
    "Too many rolls.",
  ],
  ["what is no JSON", () => new Response("<"), "the site sent no data for it"],
  [
    "no connection",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "The simulator could not be reached. Try again.",
  ],
])("%s is told to the visitor", async (_, answer, message) => {
  vi.stubGlobal("fetch", async () => answer());
  await expect(fetchJson("/api/prayers/roll")).rejects.toThrow(new UnansweredError(message));
});

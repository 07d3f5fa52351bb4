import { expect, test } from "vitest";
import { bannerHistory } from "./banner-history.ts";

const banner = (start: number | null, character = "reimu", server = "global") => ({
  server,
  start,
  rateUpCharacters: [{ characterId: "marisa" }, { characterId: character }],
});

const prayers = [
  banner(300),
  banner(100),
  banner(200, "sakuya"),
  banner(150, "reimu", "jp"),
  banner(null),
];

test.each([
  [99, { bannerCount: 0, lastBanner: null, nextBanner: 100 }],
  [100, { bannerCount: 1, lastBanner: 100, nextBanner: 300 }],
  [299, { bannerCount: 1, lastBanner: 100, nextBanner: 300 }],
  [300, { bannerCount: 2, lastBanner: 300, nextBanner: null }],
])("at %d the started global banners count", (now, history) => {
  expect(bannerHistory(prayers, "reimu", now)).toEqual(history);
});

import { expect, test } from "vitest";
import { unreleasedKindOf } from "./unreleased-kinds.ts";

test.each([
  ["announced", { type: "relic", person: "ran", world: "L80" }, "announced"],
  ["not-available", { type: "relic", person: "ran", world: "L80" }, "mv"],
  ["not-available", { type: "afes", person: "luna", world: "A7" }, "print-work-story"],
  ["not-available", { type: "epic", person: "alice", world: "C3" }, "jp"],
  ["not-available", { type: "exfes", person: "yuuka", world: "A9&" }, "jp"],
  ["not-available", { person: "yuuka", world: "H5;7" }, "pc98-story"],
  ["not-available", { person: "reimu", world: "F1;4" }, "jp"],
  ["enemy", { person: "tewi", world: "L1" }, "story"],
] as const)("%s, %j: %s", (status, character, kind) => {
  expect(unreleasedKindOf(character, status)).toBe(kind);
});

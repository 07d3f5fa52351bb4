import { expect, test } from "vitest";
import { poolModeAt } from "./pool-mode.ts";

const STANDARD = [
  "standard-prayer",
  "standard-pool",
  "general-pool",
  "general-prayer",
  "general",
  "genpool",
  "gen",
  "gen-prayer",
  "standard",
];
const RITUAL = [
  "ritual-prayer",
  "ema",
  "ema-pool",
  "ema-prayer",
  "ritual",
  "friend-ritual",
  "my-exchange-ema",
  "my-exchange-ema-prayer",
  "exchange-ema",
  "exchange-ema-prayer",
  "ema-exchange",
];

test.each([
  ["standard", STANDARD],
  ["ritual", RITUAL],
] as const)("the %s pool stands under all its names and those of the section", (mode, names) => {
  for (const section of ["prayer", "prayers", "prayer-tracker"]) {
    for (const name of names) {
      for (const child of ["", "/date-order", "/info"]) {
        expect(poolModeAt(`/${section}/${name}${child}`)).toBe(mode);
      }
    }
  }
});

test.each([
  "/prayer/fp/info",
  "/prayer/nothing/date-order",
  "/prayers",
  "/prayer/standard-prayer/x",
])("%s is no pool: 'props not found!'", (path) => {
  expect(() => poolModeAt(path)).toThrow(
    expect.objectContaining({ data: "props not found!", init: { status: 404 } }),
  );
});

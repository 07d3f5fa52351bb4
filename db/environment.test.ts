import { describe, expect, test } from "vitest";
import { z } from "zod";
import { databaseEnvironment, EnvironmentError, parseEnvironment } from "./environment.ts";

const schema = z.object(databaseEnvironment);

describe("DATABASE_URL", () => {
  test.each([
    "postgres://localhost/almanac",
    "postgresql://user:p%40ss@db.example:5433/almanac?sslmode=require",
    "postgres://user@one:5432,two:5433/almanac",
    "postgres://almanac@localhost:5432/almanac?host=%2Ftmp%2Fsocket",
  ])("takes %s", (url) => {
    expect(parseEnvironment(schema, { DATABASE_URL: url })).toEqual({ DATABASE_URL: url });
  });

  test.each([
    "mysql://localhost/almanac",
    "almanac",
    "postgres://",
    "postgres://host:port/almanac",
  ])("refuses %s and says what is allowed", (url) => {
    expect(() => parseEnvironment(schema, { DATABASE_URL: url })).toThrow(
      /DATABASE_URL must be a URL such as postgres:/,
    );
  });

  test("is not repeated in the message, since it may hold a password", () => {
    expect(() =>
      parseEnvironment(schema, { DATABASE_URL: "mysql://me:secret-word@host/x" }),
    ).toThrow(expect.not.stringContaining("secret-word"));
  });

  test("counts as not set when it is empty", () => {
    expect(parseEnvironment(schema, { DATABASE_URL: "" })).toEqual({});
  });
});

describe("ALMANAC_NOW", () => {
  test.each([
    ["2026-11-21T09:00:00Z", Date.UTC(2026, 10, 21, 9)],
    ["2026-11-21T09:00:00+09:00", Date.UTC(2026, 10, 21, 0)],
  ])("reads %s", (value, moment) => {
    expect(parseEnvironment(schema, { ALMANAC_NOW: value }).ALMANAC_NOW).toBe(moment);
  });

  test.each(["2026-11-21T09:00:00", "2026-11-21", "now", "2026-02-30T00:00:00Z"])(
    "refuses %s",
    (value) => {
      expect(() => parseEnvironment(schema, { ALMANAC_NOW: value })).toThrow(
        /ALMANAC_NOW must be a date and time with its zone/,
      );
    },
  );
});

test("every wrong variable is named at once", () => {
  expect(() => parseEnvironment(schema, { DATABASE_URL: "x", ALMANAC_NOW: "y" })).toThrow(
    /DATABASE_URL .*; ALMANAC_NOW /,
  );
  expect(() => parseEnvironment(schema, { DATABASE_URL: "x" })).toThrow(EnvironmentError);
});

import { describe, expect, test } from "vitest";
import { floorQuery, idQuery, lastEntryQuery } from "#app/api-schemas/queries.ts";
import { namedParameters } from "#app/lib/query-handle.ts";
import { answerQuery } from "./parsed-query.ts";

const noNumber = (sent: string) => `must be a whole number of at most 9 digits, not "${sent}"`;

const ask = (schema: typeof idQuery | typeof lastEntryQuery | typeof floorQuery, query: string) =>
  answerQuery(schema, new URLSearchParams(query), (decoded) => Response.json(decoded));

describe("the query of a call", () => {
  test.each([
    ["an id", idQuery, "id=l1-reimu", { id: "l1-reimu" }],
    ["an id with odd characters", idQuery, "id=f1%3B4-%E9%9C%8A%E5%A4%A2", { id: "f1;4-霊夢" }],
    ["a number", lastEntryQuery, "last=12", { last: 12 }],
    ["nothing where nothing is needed", lastEntryQuery, "", {}],
  ])("reads %s", async (_, schema, query, decoded) => {
    const response = ask(schema, query);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(decoded);
  });

  test.each([
    ["a missing id", idQuery, "", "id", "is missing: must be a text"],
    ["an empty id", idQuery, "id=", "id", "is empty"],
    ["a long id", idQuery, `id=${"x".repeat(101)}`, "id", "is longer than 100 characters"],
    ["two ids", idQuery, "id=a&id=b", "id", "is given more than once"],
    ["a word for a number", lastEntryQuery, "last=abc", "last", noNumber("abc")],
    ["a number with a tail", lastEntryQuery, "last=12abc", "last", noNumber("12abc")],
    ["a fraction", lastEntryQuery, "last=1.5", "last", noNumber("1.5")],
    ["a negative number", lastEntryQuery, "last=-1", "last", noNumber("-1")],
    ["an empty number", lastEntryQuery, "last=", "last", noNumber("")],
    ["a number out of range", floorQuery, "floor=0", "floor", "must be at least 1, not 0"],
  ])("refuses %s", async (_, schema, query, field, message) => {
    const response = ask(schema, query);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      status: 400,
      detail: `The query is malformed: ${field} ${message}.`,
      errors: [{ field, message }],
    });
  });

  test("keeps the call's own parameters and drops all others", () => {
    const { query } = namedParameters("id");
    const kept = query(new URLSearchParams("utm=1&id=f1%3B4&last=2&id=b"), {}, undefined);
    expect([...kept]).toEqual([
      ["id", "f1;4"],
      ["id", "b"],
    ]);
  });
});

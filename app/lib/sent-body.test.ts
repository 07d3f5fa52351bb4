import { describe, expect, test } from "vitest";
import { rollRequest } from "#app/api-schemas/prayers.ts";
import { hostileBodies } from "#tests/fixtures/rates/hostile-bodies.ts";
import { readSentBody } from "./sent-body.ts";

const FORM = "application/x-www-form-urlencoded";

function read(body: string, type = "application/json") {
  const headers: HeadersInit = type === "" ? {} : { "content-type": type };
  return readSentBody(rollRequest, new Request("http://a/", { method: "POST", headers, body }));
}

const whole = { id: "p", type: "step-up", sbNo: 0, suNo: 2, pullNo: 3, seed: "s" };

test("JSON and a form with the same fields are read alike", async () => {
  expect(await read(JSON.stringify(whole))).toEqual({ body: whole });
  expect(await read("id=p&type=step-up&sbNo=0&suNo=2&pullNo=3&seed=s", FORM)).toEqual({
    body: whole,
  });
});

test("what may be left out has its default, in a form also when it is empty", async () => {
  const defaults = { id: "p", type: "single", sbNo: -1, suNo: -1, pullNo: 0 };
  expect(await read('{"id":"p","type":"single"}')).toEqual({ body: defaults });
  expect(await read("id=p&type=single&sbNo=&seed=", FORM)).toEqual({ body: defaults });
});

test("a text of digits stays a text where one is wanted", async () => {
  expect(await read("id=12&type=single&seed=007", `${FORM};charset=utf-8`)).toMatchObject({
    body: { id: "12", seed: "007" },
  });
});

test.each([
  ["{}", "id", "is missing: must be a text"],
  ['{"id":"p"}', "type", "is missing: must be one of single, multi, gc, step-up"],
  ['{"id":1,"type":"single"}', "id", "must be a text, not 1"],
  ['{"id":null,"type":"single"}', "id", "must be a text, not null"],
  ['{"id":"","type":"single"}', "id", "is empty"],
  [`{"id":"${"x".repeat(101)}","type":"single"}`, "id", "is longer than 100 characters"],
  ['{"id":"p","type":"ten"}', "type", 'must be one of single, multi, gc, step-up, not "ten"'],
  ['{"id":"p","type":["single"]}', "type", "must be one of single, multi, gc, step-up, not a list"],
  ['{"id":"p","type":"gc","sbNo":"1"}', "sbNo", 'must be a number, not "1"'],
  ['{"id":"p","type":"gc","sbNo":1.5}', "sbNo", "must be a whole number, not 1.5"],
  ['{"id":"p","type":"gc","sbNo":null}', "sbNo", "must be a number, not null"],
  ['{"id":"p","type":"gc","sbNo":-2}', "sbNo", "must be at least -1, not -2"],
  ['{"id":"p","type":"gc","suNo":1e308}', "suNo", "must be at most 1000, not 1e+308"],
  ['{"id":"p","type":"gc","suNo":1001}', "suNo", "must be at most 1000, not 1001"],
  ['{"id":"p","type":"gc","pullNo":-1}', "pullNo", "must be at least 0, not -1"],
  ['{"id":"p","type":"gc","pullNo":1000001}', "pullNo", "must be at most 1000000, not 1000001"],
  ['{"id":"p","type":"gc","seed":1}', "seed", "must be a text, not 1"],
  [`{"id":"p","type":"gc","seed":"${"x".repeat(65)}"}`, "seed", "is longer than 64 characters"],
  ['{"id":"p","type":"gc","__proto__":{}}', "__proto__", "is not known"],
  ['{"id":"p","type":"gc","constructor":1}', "constructor", "is not known"],
  ['{"id":"p","type":"gc","pulls":1}', "pulls", "is not known"],
  ["[]", "body", "is not a JSON object"],
  ["null", "body", "is not a JSON object"],
  ['"single"', "body", "is not a JSON object"],
  ["", "body", "is not a JSON object"],
  ['{"id":NaN}', "body", "is not a JSON object"],
  ['{"id":', "body", "is not a JSON object"],
])("JSON %s is refused, with the field named", async (body, field, message) => {
  const sent = await read(body);
  expect(sent).toMatchObject({ problem: { status: 400 } });
  expect("problem" in sent && sent.problem.errors).toContainEqual({ field, message });
});

test.each([
  ["id=p&id=q&type=gc", "id", "is given more than once"],
  ["id=p&type=gc&sbNo=NaN", "sbNo", 'must be a number, not "NaN"'],
  ["id=p&type=gc&sbNo=1.0", "sbNo", 'must be a number, not "1.0"'],
  ["id=p&type=gc&sbNo=-2", "sbNo", "must be at least -1, not -2"],
  ["id=p&type=gc&__proto__=x", "__proto__", "is not known"],
  ["", "id", "is missing: must be a text"],
])("form %s is refused, with the field named", async (body, field, message) => {
  const sent = await read(body, FORM);
  expect("problem" in sent && sent.problem.errors).toContainEqual({ field, message });
});

test.each(["", "text/plain", "multipart/form-data; boundary=x", "application/jsonp"])(
  "a body of type %j is not read",
  async (type) => {
    expect(await read('{"id":"p","type":"gc"}', type)).toMatchObject({
      problem: { status: 415, errors: [{ field: "content-type" }] },
    });
  },
);

test.each(["[", '{"a":1}', "id=1&"])(
  "a body of much more than 8 kB of %s is not read",
  async (part) => {
    expect(await read(part.repeat(20_000), part.includes("=") ? FORM : undefined)).toMatchObject({
      problem: { status: 413, errors: [{ field: "body" }] },
    });
  },
);

describe("fifty thousand hostile bodies", () => {
  test("are read or refused, and leave every object as it was", { timeout: 120_000 }, async () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const outcomes = new Set<string>();
    for (const { type, body } of hostileBodies(50_000, "hostile")) {
      const sent = await read(body, type);
      if ("body" in sent) {
        outcomes.add("read");
        expect(rollRequest.safeParse(sent.body).success).toBe(true);
      } else {
        const { status, errors } = sent.problem;
        outcomes.add(String(status));
        expect([status, errors?.length]).not.toContain(0);
        expect(errors).toBeDefined();
      }
    }
    expect([...outcomes].toSorted()).toEqual(["400", "413", "415", "read"]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});

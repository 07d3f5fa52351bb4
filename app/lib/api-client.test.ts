import { expect, test, vi } from "vitest";
import { apiAnswer, UnreachableError } from "./api-client.ts";

const PATH = "/api/characters/chronological";

test.each([
  ["nothing", () => Response.json(null), "data is null 2"],
  ["what is no JSON", () => new Response("<html>", { status: 502 }), "data is null 2"],
  ["a fault without words", () => Response.json({}, { status: 500 }), "data is null 2"],
  [
    "a fault with words of the server",
    () => Response.json({ detail: "The server failed." }, { status: 500 }),
    "The server failed.",
  ],
])("%s in place of an answer is told", async (_, answer, message) => {
  vi.stubGlobal("fetch", async () => answer());
  await expect(apiAnswer(PATH, "data is null 2")).rejects.toThrow(message);
});

test("without a connection the visitor is told so, not what the browser calls it", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const asked = apiAnswer(PATH, "data is null");
  await expect(asked).rejects.toThrow(new UnreachableError("the site cannot be reached"));
  await expect(asked).rejects.toThrow(TypeError);
});

test("an answer is given as it came", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ content: [1] }));
  expect(await apiAnswer(PATH, "data is null")).toEqual({ content: [1] });
});

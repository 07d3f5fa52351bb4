import { expect, test, vi } from "vitest";
import { callTowerDetail } from "./tower-calls.ts";

const enemy = { weaks: ["sun"], resists: [], affinities: ["moon"] };

test.each([
  [null, "tower floor detail data is null"],
  [{ content: null }, "tower floor detail data is null"],
  [{ content: { enemies: [{ ...enemy, weaks: ["plasma"] }] } }, "element not found!"],
])(
  "an answer without data is told in the words of the error catalogue",
  async (answer, message) => {
    vi.stubGlobal("fetch", async () => Response.json(answer));
    await expect(callTowerDetail(3)).rejects.toThrow(message);
  },
);

test("what the server says is passed on", async () => {
  const problem = { detail: "tower floor detail data is null" };
  vi.stubGlobal("fetch", async () => Response.json(problem, { status: 404 }));
  await expect(callTowerDetail(600)).rejects.toThrow("tower floor detail data is null");
});

test("the call is that of the specification", async () => {
  const asked = vi.fn(async () => Response.json({ content: { enemies: [enemy, null, null] } }));
  vi.stubGlobal("fetch", asked);
  await callTowerDetail(111);
  const paths = asked.mock.calls.map((parameters: unknown[]) => parameters[0]);
  expect(paths).toEqual(["/api/towers/get-detail?floor=111"]);
});

import { expect, test, vi } from "vitest";
import { callTowerDetail, callTowerList, callTowerRewards } from "./tower-calls.ts";

const enemy = { weaks: ["sun"], resists: [], affinities: ["moon"] };

test.each([
  [callTowerList, null, "tower floor list data is null"],
  [callTowerList, { lastUpdate: null }, "tower floor list data is null"],
  [() => callTowerDetail(3), null, "tower floor detail data is null"],
  [() => callTowerDetail(3), { content: null }, "tower floor detail data is null"],
  [callTowerRewards, null, "tower reward list data is null"],
  [
    () => callTowerDetail(3),
    { content: { enemies: [{ ...enemy, weaks: ["plasma"] }] } },
    "element not found!",
  ],
])("an answer without data is told in the words of the error catalogue", async (...row) => {
  const [call, answer, message] = row;
  vi.stubGlobal("fetch", async () => Response.json(answer));
  await expect(call()).rejects.toThrow(message);
});

test("what the server says is passed on", async () => {
  const problem = { detail: "tower floor detail data is null" };
  vi.stubGlobal("fetch", async () => Response.json(problem, { status: 404 }));
  await expect(callTowerDetail(600)).rejects.toThrow("tower floor detail data is null");
});

test("the calls are those of the specification", async () => {
  const asked = vi.fn(async () => Response.json({ content: { enemies: [enemy, null, null] } }));
  vi.stubGlobal("fetch", asked);
  await callTowerDetail(111);
  await callTowerList();
  await callTowerRewards();
  const paths = asked.mock.calls.map((parameters: unknown[]) => parameters[0]);
  expect(paths).toEqual([
    "/api/towers/get-detail?floor=111",
    "/api/towers/get-list",
    "/api/towers/get-rewards",
  ]);
});

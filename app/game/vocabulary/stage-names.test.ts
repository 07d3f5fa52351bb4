import { expect, test } from "vitest";
import stageEnemies from "#seeds/stage-enemies.json" with { type: "json" };
import stageItems from "#seeds/stage-items.json" with { type: "json" };
import { beingKind, stageItemName } from "./stage-names.ts";

test("a being is called by its kind, not by the element of its name", () => {
  expect(beingKind("妖精")).toBe("Fairy");
  expect(beingKind("サボりがちな妖精メイド")).toBe("Fairy maid");
  expect(beingKind("月精の小悪魔")).toBe("Koakuma");
  expect(beingKind("凍結ブレイカー鴉天狗")).toBe("Crow tengu");
  expect(beingKind("双子トリック大好き(日精)")).toBeNull();
});

test("a graded item has its grade in Roman figures, an unknown one no translation", () => {
  expect(stageItemName("龍の巻[弐]")).toEqual({
    name: "Dragon Scroll II",
    kind: "Scroll II",
    of: "Dragon",
    withoutGrade: "Dragon Scroll",
  });
  expect(stageItemName("伽羅")).toEqual({
    name: "Kyara",
    kind: "Incense",
    of: "Kyara",
    withoutGrade: "Kyara",
  });
  expect(stageItemName("龍の巻[四]")).toBeNull();
});

test("the items of the story have names of their own, and most of its beings a kind", () => {
  const names = stageItems.map(({ nameJp }) => stageItemName(nameJp)?.name);
  expect(new Set(names).size).toBe(stageItems.length);
  expect(names).not.toContain(undefined);
  const nameless = stageEnemies.filter(
    (one) => !("character" in one) && beingKind(one.nameJp) === null,
  );
  expect(nameless.length).toBeLessThan(stageEnemies.length / 10);
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import { BLANK } from "./emblems-in-turn.ts";

test("the empty picture is one nobody sees, of the emblems' size, and short", async () => {
  const [kind, base64 = ""] = BLANK.split(",");
  expect(kind).toBe("data:image/gif;base64");
  const picture = sharp(Buffer.from(base64, "base64"));
  expect(await picture.metadata()).toMatchObject({ width: EMBLEM_PIXELS, height: EMBLEM_PIXELS });
  const { channels } = await picture.stats();
  expect(channels.at(-1)?.max).toBe(0);
  expect(BLANK.length).toBeLessThan(100);
});

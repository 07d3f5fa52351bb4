/// <reference lib="webworker" />
import type { DecodeTask } from "./decode-picture.ts";

/** Fetches one picture and makes it as wide as asked; null where it does not come. */
self.addEventListener("message", async ({ data }: MessageEvent<DecodeTask>) => {
  const bitmap = await decode(data).catch(() => null);
  self.postMessage(bitmap, bitmap === null ? [] : [bitmap]);
});

async function decode({ href, width }: DecodeTask): Promise<ImageBitmap | null> {
  const answer = await fetch(href, { priority: "low" });
  return answer.ok
    ? createImageBitmap(await answer.blob(), { resizeWidth: width, resizeQuality: "medium" })
    : null;
}

import { afterEach, expect, test, vi } from "vitest";
import { sharePicture } from "./result-picture.ts";

afterEach(() => vi.unstubAllGlobals());

/** Whether a picture is saved on a device whose sheet for sharing does so. */
async function isSaved(share?: () => Promise<void>): Promise<boolean> {
  const click = vi.fn();
  vi.stubGlobal("navigator", share ? { canShare: () => true, share } : {});
  vi.stubGlobal("document", { createElement: () => ({ click }) });
  await sharePicture(new Blob(["picture"], { type: "image/png" }), "roll.png");
  return click.mock.calls.length > 0;
}

const refuses = (name: string) => () => Promise.reject(new DOMException("", name));

test.each([
  ["is not saved where it was shared", () => Promise.resolve(), false],
  ["is not saved where the sheet was closed", refuses("AbortError"), false],
  ["is saved where the press is too long ago", refuses("NotAllowedError"), true],
  ["is saved where nothing shares", undefined, true],
])("a picture %s", async (_, share, saved) => {
  expect(await isSaved(share)).toBe(saved);
});

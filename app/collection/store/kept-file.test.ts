import { expect, test } from "vitest";
import { problemOfWriting } from "./kept-file.ts";

function aHandle({ permission = "granted", fails = false } = {}) {
  let [text, next] = ["before", ""];
  const handle = {
    queryPermission: async () => permission,
    createWritable: async () => ({
      write: async (part: string) => {
        if (fails) throw new DOMException("The disk is full.", "QuotaExceededError");
        next = part;
      },
      close: async () => {
        text = next;
      },
    }),
  };
  // All that is asked of a handle.
  return { handle: handle as unknown as FileSystemFileHandle, text: () => text };
}

test("a file that may be written holds the text", async () => {
  const { handle, text } = aHandle();
  expect(await problemOfWriting(handle, async () => "after")).toBeNull();
  expect(text()).toBe("after");
});

test("where the browser asks anew, nothing is written until the visitor says so", async () => {
  const { handle, text } = aHandle({ permission: "prompt" });
  expect(await problemOfWriting(handle, async () => "after")).toBe("asks");
  expect(text()).toBe("before");
});

test("a write that fails leaves the file as it was, and tells why", async () => {
  const { handle, text } = aHandle({ fails: true });
  expect(await problemOfWriting(handle, async () => "after")).toEqual({
    message: "there is no room left",
  });
  expect(text()).toBe("before");
});

import { expect, test } from "vitest";
import { UnreachableError } from "./api-client.ts";
import { errorText } from "./error-text.ts";

test.each([
  [new Error("data is null"), "the site sent no data for it"],
  [new Error("data is null 2"), "the site sent no data for it"],
  [new Error("data is null!"), "the site sent no data for it"],
  [new Error("tower floor list data is null"), "the site sent no data for it"],
  [new Error("element not found!"), "this page cannot show what the site sent"],
  [new UnreachableError("the site cannot be reached"), "the site cannot be reached"],
  [new DOMException("Quota exceeded.", "QuotaExceededError"), "there is no room left"],
  [
    new DOMException("The operation is insecure.", "SecurityError"),
    "the browser does not allow it",
  ],
  [
    new DOMException("Failed to execute 'put' on 'IDBObjectStore'.", "InvalidStateError"),
    "something went wrong in the browser",
  ],
  [new Error("metadata is nullified"), "metadata is nullified"],
  ["thrown text", "thrown text"],
])("a visitor reads of %s: %s", (error, text) => {
  expect(errorText(error)).toBe(text);
});

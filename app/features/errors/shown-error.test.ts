import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { shownError } from "./shown-error.ts";

test.each([
  [
    new ErrorResponse(404, "Not Found", "Page not found: /charcters"),
    404,
    "Page not found: /charcters",
  ],
  [new ErrorResponse(404, "Not Found", "Page Not Found: /x"), 404, "Page Not Found: /x"],
  [new ErrorResponse(503, "", { any: "thing" }), 503, null],
  [new Error("The worker has ended."), 500, "The worker has ended."],
  [new Error("data is null"), 500, null],
  [new Error("Unexpected Server Error"), 500, null],
  [new Error(""), 500, null],
  ["thrown text", 500, null],
  [undefined, 500, null],
])("%s is shown with its status and words", (error, status, detail) => {
  expect(shownError(error)).toEqual({ status, detail });
});

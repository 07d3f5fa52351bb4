import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onPayloadError } from "./payload-errors.ts";

const at = {
  pathname: "/prayers",
  search: "?name=a",
  hash: "",
  state: null,
  key: "k",
  mask: undefined,
};
const warn = vi.fn();

beforeEach(() => {
  console.warn = warn;
});
afterEach(() => {
  warn.mockReset();
});

function reported(error: unknown, errorInfo?: { componentStack: string }) {
  onPayloadError(error, {
    location: at,
    params: {},
    pattern: "/prayers",
    ...(errorInfo && { errorInfo }),
  });
  return warn.mock.calls.map(([text]) => text);
}

test.each([
  ["no network", new TypeError("Failed to fetch")],
  ["a proxy without a server behind it", new ErrorResponse(502, "Bad Gateway", "<html>")],
  ["an answer that cannot be read", new Error("Unable to decode turbo-stream response")],
])("%s is warned of in the console, with the page whose payload is missing", (_, error) => {
  expect(reported(error)).toEqual(["The payload of /prayers?name=a could not be loaded."]);
});

test.each([
  ["an answer of the server", new ErrorResponse(404, "Not Found", "data is null"), undefined],
  ["a fault of our own", new Error("data is null"), undefined],
  ["a fault of a component", new TypeError("x is undefined"), { componentStack: "Page" }],
])("%s is not one", (_, error, errorInfo) => {
  expect(reported(error, errorInfo)).toEqual([]);
});

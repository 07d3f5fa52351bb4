import { expect, test, vi } from "vitest";
import { withholdComposition } from "./composition-keys.ts";

class Key extends Event {
  readonly isComposing: boolean;
  readonly keyCode: number;
  readonly key: string;
  constructor(type: string, { isComposing = false, keyCode = 13, key = "Enter" } = {}) {
    super(type);
    this.isComposing = isComposing;
    this.keyCode = keyCode;
    this.key = key;
  }
}

function pressed(marks: ConstructorParameters<typeof Key>[1], type = "keydown"): boolean {
  vi.stubGlobal("KeyboardEvent", Key);
  const page = new EventTarget();
  withholdComposition(page);
  const handler = vi.fn();
  page.addEventListener(type, handler);
  page.dispatchEvent(new Key(type, marks));
  return handler.mock.calls.length > 0;
}

test.each([
  ["as composing", { isComposing: true }],
  ["by its code alone, as Safari's that ended one", { keyCode: 229 }],
  ["as taken by the input method", { key: "Process", keyCode: 0 }],
])("a key that is marked %s reaches no handler", (_, marks) => {
  for (const type of ["keydown", "keypress", "keyup"]) expect(pressed(marks, type)).toBe(false);
});

test("any other key does", () => {
  expect(pressed({})).toBe(true);
  expect(pressed({ key: "ArrowLeft", keyCode: 37 })).toBe(true);
});

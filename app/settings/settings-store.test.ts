import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { settingsStore } from "./settings-store.ts";

function storageOf(values: Record<string, string>) {
  const held = new Map(Object.entries(values));
  return {
    held,
    open: () => ({
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => {
        held.set(key, value);
      },
      removeItem: (key: string) => {
        held.delete(key);
      },
    }),
  };
}

const denied = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

test("an empty storage means the defaults", () => {
  expect(settingsStore(storageOf({}).open).current()).toEqual(DEFAULT_SETTINGS);
});

test("a storage of defaults alone gives the server's own, so that nothing is drawn twice", () => {
  const { open } = storageOf({ "use-utc": "false", "scroll-batch": "10" });
  expect(settingsStore(open).current()).toBe(DEFAULT_SETTINGS);
});

test("what the storage holds is read by the keys of the specification", () => {
  const { open } = storageOf({
    "jp-content": "true",
    "use-utc": "true",
    "use-translit": "true",
    "element-lang": "jp",
    "use-traditional-name": "true",
    "scroll-batch": "25",
    theme: "theme-dark",
  });
  expect(settingsStore(open).current()).toEqual({
    jpContent: true,
    useUtc: true,
    useTranslit: true,
    elementLang: "jp",
    useTraditionalName: true,
    scrollBatch: 25,
    theme: "theme-dark",
  });
});

describe("corrupt storage", () => {
  test.each([
    ["jp-content", "yes"],
    ["use-utc", "1"],
    ["use-translit", '{"on":true}'],
    ["element-lang", "<script>"],
    ["use-traditional-name", "TRUE"],
    ["theme", "theme-dark hacked"],
    ["theme", "theme-sepia"],
    ["theme", ""],
    ["scroll-batch", ""],
  ])("%s = %j is the default", (key, text) => {
    expect(settingsStore(storageOf({ [key]: text }).open).current()).toEqual(DEFAULT_SETTINGS);
  });

  test.each([
    ["-4", 1],
    ["1e9", 1],
    ["99999", 1000],
  ])("a scroll batch of %j is clamped to %i", (text, batch) => {
    const { open } = storageOf({ "scroll-batch": text });
    expect(settingsStore(open).current().scrollBatch).toBe(batch);
  });
});

test("a change is kept at once and told", () => {
  const { open, held } = storageOf({ theme: "theme-dark" });
  const store = settingsStore(open);
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  store.set("useUtc", true);
  store.set("scrollBatch", 40);
  store.set("theme", "system");
  expect(Object.fromEntries(held)).toEqual({ "use-utc": "true", "scroll-batch": "40" });
  expect(store.current()).toMatchObject({ useUtc: true, scrollBatch: 40, theme: "system" });
  expect(calls).toBe(3);
});

test("a reset gives the defaults, told once, and leaves nothing of ours in the storage", () => {
  const { open, held } = storageOf({ "use-utc": "true", theme: "theme-dark", "not-ours": "1" });
  const store = settingsStore(open);
  let calls = 0;
  store.subscribe(() => {
    calls += 1;
  });
  store.reset();
  expect(store.current()).toEqual(DEFAULT_SETTINGS);
  expect(Object.fromEntries(held)).toEqual({ "not-ours": "1" });
  expect(calls).toBe(1);
});

test("what another tab has written is there after reading again", () => {
  const { open, held } = storageOf({});
  const store = settingsStore(open);
  held.set("jp-content", "true");
  store.reread();
  expect(store.current().jpContent).toBe(true);
});

test("where the storage is denied, settings live as long as the page", () => {
  const store = settingsStore(denied);
  expect(store.current()).toEqual(DEFAULT_SETTINGS);
  store.set("useUtc", true);
  expect(store.current().useUtc).toBe(true);
});

test("where the storage is full, the setting holds for the page", () => {
  const { open } = storageOf({});
  const store = settingsStore(() => ({
    ...open(),
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  }));
  store.set("elementLang", "jp");
  expect(store.current().elementLang).toBe("jp");
});

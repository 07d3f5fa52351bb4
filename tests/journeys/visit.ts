import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import type { ByRoleMatcher } from "@testing-library/dom";
import type { Engine, Tab, TabElement } from "#tests/fixtures/engines/engine.ts";
import { faultsKey, takeFaults } from "#tests/fixtures/engines/page-faults.ts";
import type { WatchedSite } from "#tests/fixtures/engines/watched-site.ts";

declare global {
  interface Window {
    /** Finds elements by role and name in every engine alike; a visit puts it into each document. */
    TestingLibraryDom?: typeof import("@testing-library/dom");
  }
}

/** A part of a page as a screen reader tells it: a role and a name, within other parts. */
export interface Part {
  readonly role: ByRoleMatcher;
  readonly name?: string | RegExp;
  readonly within?: Part;
}

interface Step {
  readonly role: ByRoleMatcher;
  readonly name: string | null;
  readonly pattern: string | null;
}

const library = await readFile(
  createRequire(import.meta.url)
    .resolve("@testing-library/dom")
    .replace(/dist\/.*$/, "dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** Someone who looks at the site in one tab: what she does waits until it can be done. */
export class Visit {
  readonly site: WatchedSite;
  readonly #engine: Engine;
  readonly #faults: string[] = [];
  #tab: Tab;

  private constructor(engine: Engine, tab: Tab, site: WatchedSite) {
    this.#engine = engine;
    this.#tab = tab;
    this.site = site;
  }

  static async begin(engine: Engine, site: WatchedSite): Promise<Visit> {
    return new Visit(engine, await engine.openTab(), site);
  }

  get downloads(): string {
    return this.#tab.downloads;
  }

  /** `hasScripts` is false for a page that is served without any. */
  async goto(path: string, { hasScripts } = { hasScripts: true }): Promise<void> {
    await this.#tab.goto(this.site.url + path);
    if (hasScripts) await this.#scriptsAreThere();
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.#scriptsAreThere();
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  run<Given extends readonly unknown[], Result>(
    inPage: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result> {
    return this.#tab.run(inPage, ...given);
  }

  /** Presses what stands still: a press goes where its middle was when it was looked for. */
  async press(part: Part): Promise<void> {
    await (await this.#wait(part, { atRest: true })).press();
  }

  /** Types over what stands in a field. */
  async fill(part: Part, text: string): Promise<void> {
    await this.press(part);
    await this.#tab.run(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.#tab.type(text);
  }

  pressKey(key: Parameters<Tab["pressKey"]>[0]): Promise<void> {
    return this.#tab.pressKey(key);
  }

  /** The only field of the page that takes a file; its label stands for it, and it has no role. */
  async chooseFile(path: string): Promise<void> {
    const field = await this.#tab.find(() => document.querySelector("input[type=file]"));
    if (!field) throw new Error("No field takes a file.");
    await field.chooseFile(path);
  }

  async expectShown(part: Part): Promise<void> {
    await this.#wait(part);
  }

  async expectGone(part: Part): Promise<void> {
    await expect.poll(() => this.#find(part), { message: described(part) }).toBeNull();
  }

  /** The text of a part, once it is as expected; the main content when none is named. */
  async expectText(text: string | RegExp, part: Part = { role: "main" }): Promise<void> {
    await expect
      .poll(async () => (await this.#find(part))?.text(), { message: described(part) })
      .toMatch(typeof text === "string" ? new RegExp(RegExp.escape(text)) : text);
  }

  /** Path, query and fragment. */
  async expectAddress(address: string | RegExp): Promise<void> {
    const shown = expect.poll(() =>
      this.#attempt(() => location.pathname + location.search + location.hash),
    );
    await (typeof address === "string" ? shown.toBe(address) : shown.toMatch(address));
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect
      .poll(() =>
        this.#attempt(() => document.querySelector("h1")?.textContent?.trim() ?? "no heading"),
      )
      .toMatch(typeof name === "string" ? new RegExp(`^${RegExp.escape(name)}$`) : name);
  }

  /** Goes on in a browser that has never been here. */
  async beginAnew(): Promise<void> {
    await this.faults();
    await this.#tab.close();
    this.#tab = await this.#engine.openTab();
  }

  /** What went wrong in all documents of the visit: errors, console messages, policy violations. */
  async faults(): Promise<readonly string[]> {
    this.#faults.push(...(await this.#tab.run(takeFaults, faultsKey)));
    return this.#faults;
  }

  end(): Promise<void> {
    return this.#tab.close();
  }

  async #wait(part: Part, { atRest } = { atRest: false }): Promise<TabElement> {
    const found: TabElement[] = [];
    const isFound = async () => {
      const element = await this.#find(part, { atRest });
      if (element) found.push(element);
      return element != null;
    };
    await expect.poll(isFound, { message: described(part) }).toBe(true);
    const [element] = found;
    if (!element) throw new Error(described(part));
    return element;
  }

  /** Null where there is none; undefined while one document gives way to the next. */
  async #find(part: Part, { atRest } = { atRest: false }): Promise<TabElement | null | undefined> {
    try {
      const hasLibrary = await this.#tab.run(() => window.TestingLibraryDom !== undefined);
      if (!hasLibrary) await this.#tab.runScript(library);
      return await this.#tab.find(findPart, stepsTo(part), atRest);
    } catch {
      return undefined;
    }
  }

  async #attempt(inPage: () => string): Promise<string> {
    try {
      return await this.#tab.run(inPage);
    } catch (error) {
      return String(error);
    }
  }

  /** What is pressed before the scripts are there works as without them. */
  async #scriptsAreThere(): Promise<void> {
    await expect
      .poll(() => this.#attempt(() => String(document.querySelectorAll(".cover-line").length)))
      .toBe("0");
  }
}

function described({ role, name, within }: Part): string {
  return `${String(role)} ${name ?? ""}${within ? ` in ${described(within)}` : ""}`;
}

function stepsTo({ role, name, within }: Part): Step[] {
  const step = {
    role,
    name: typeof name === "string" ? name : null,
    pattern: name instanceof RegExp ? name.source : null,
  };
  return [...(within ? stepsTo(within) : []), step];
}

/**
 * In the page: the first such part, each step within the one before; at rest, it is brought into
 * sight, and must stay where it is for two frames.
 */
async function findPart(steps: readonly Step[], atRest: boolean): Promise<Element | null> {
  let place: Element = document.body;
  for (const { role, name, pattern } of steps) {
    const named = pattern === null ? name : new RegExp(pattern);
    const [part] =
      window.TestingLibraryDom?.queryAllByRole(
        place as HTMLElement,
        role,
        named === null ? {} : { name: named },
      ) ?? [];
    if (!part) return null;
    place = part;
  }
  if (!atRest) return place;
  place.scrollIntoView({ block: "center", behavior: "instant" });
  const before = place.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = place.getBoundingClientRect();
  const isStill = place.isConnected && before.top === after.top && before.left === after.left;
  return isStill ? place : null;
}

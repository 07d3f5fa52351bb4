import { type PackError, PackRefused } from "./refused.ts";

const mostListed = 200;

/** Gathers the errors of a pack: keeps the first 200, counts them all. */
export class FoundErrors {
  readonly #listed: PackError[] = [];
  #total = 0;

  /** Notes an error; `describe` is called only while there is room in the list. */
  add(describe: () => PackError): void {
    this.#total += 1;
    if (this.#listed.length < mostListed) this.#listed.push(describe());
  }

  /** @throws {PackRefused} when an error has been noted. */
  throwIfAny(): void {
    if (this.#total > 0) throw new PackRefused(this.#listed, this.#total);
  }
}

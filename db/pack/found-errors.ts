import type { Candidate } from "./candidates.ts";
import { type PackError, PackRefused } from "./refused.ts";

const mostListed = 200;

/** Gathers the errors of a pack: keeps the first 200, counts them all. */
export class FoundErrors {
  readonly #listed: PackError[] = [];
  readonly #reported = new WeakMap<Candidate, string[]>();
  #total = 0;

  /** Notes an error; `describe` is called only while there is room in the list. */
  add(describe: () => PackError): void {
    this.#total += 1;
    if (this.#listed.length < mostListed) this.#listed.push(describe());
  }

  /**
   * Notes an error in a field of a record, empty for the record as a whole. What was reported of
   * the same place, of what holds it or of what it holds, is the cause: then this is passed over.
   */
  addAt(candidate: Candidate, field: string, message: string | (() => string)): void {
    const reported = this.#reported.get(candidate) ?? [];
    if (reported.some((other) => isWithin(field, other) || isWithin(other, field))) return;
    this.#reported.set(candidate, [...reported, field]);
    this.add(() => ({
      ...candidate.place(field),
      ...(field !== "" && { field }),
      message: typeof message === "string" ? message : message(),
    }));
  }

  /** Whether an error has been reported for the record, or of just this field of it. */
  isFaulty(candidate: Candidate, field?: string): boolean {
    const reported = this.#reported.get(candidate) ?? [];
    return field === undefined ? reported.length > 0 : reported.includes(field);
  }

  /** @throws {PackRefused} when an error has been noted. */
  throwIfAny(): void {
    if (this.#total > 0) throw new PackRefused(this.#listed, this.#total);
  }
}

/** Whether `stats[0].min` stands within `stats` or `stats[0]`, or is it. */
function isWithin(field: string, holder: string): boolean {
  if (field === holder) return true;
  return holder !== "" && field.startsWith(holder) && /^[.[]/.test(field.slice(holder.length));
}

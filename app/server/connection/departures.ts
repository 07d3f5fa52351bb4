/** A connection that may have an answer to send. */
interface Departing {
  depart(): void;
}

/**
 * Lets the answers that were found in one turn of the event loop go out one right after another, when
 * all that has come is read. A write that finds its reader asleep has to wake it, which costs the
 * system as much as the rest of the answer; of answers in a row one does, and the others find it awake.
 */
export class Departures {
  readonly #departing: Departing[] = [];

  add(departing: Departing): void {
    if (this.#departing.length === 0) setImmediate(() => this.#go());
    this.#departing.push(departing);
  }

  #go(): void {
    for (const each of this.#departing.splice(0)) each.depart();
  }
}

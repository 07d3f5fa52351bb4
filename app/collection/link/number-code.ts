/**
 * A number that holds many small ones: a mixed radix in which frequent values take less
 * space than rare ones (an arithmetic code on one big integer). Writer and reader count alike.
 */

/** How often each value of one question has come so far. */
export interface Counts {
  readonly times: number[];
}

/** Every value has come once before the first does, and each time that it comes counts twice. */
const WEIGHT = 2;

export function noCounts(values: number): Counts {
  return { times: new Array<number>(values).fill(1) };
}

/** Room that one value takes: `size` of `total`, from `start` on. */
interface Room {
  readonly start: number;
  readonly size: number;
  readonly total: number;
}

export class NumberWriter {
  readonly #rooms: Room[] = [];

  /** Writes a value of a question that is asked again and again. */
  write(counts: Counts, value: number): void {
    const { times } = counts;
    const start = sum(times.slice(0, value));
    this.#rooms.push({ start, size: times[value] ?? 0, total: sum(times) });
    times[value] = (times[value] ?? 0) + WEIGHT;
  }

  /** Writes one of `radix` values that are all alike. */
  writeEven(radix: number, value: number): void {
    this.#rooms.push({ start: value, size: 1, total: radix });
  }

  /** The number; what was written first is read first. */
  number(): bigint {
    return this.#rooms.reduceRight((number, { start, size, total }) => {
      const room = BigInt(size);
      return (number / room) * BigInt(total) + BigInt(start) + (number % room);
    }, 0n);
  }
}

export class NumberReader {
  #number: bigint;

  constructor(number: bigint) {
    this.#number = number;
  }

  read(counts: Counts): number {
    const { times } = counts;
    const total = sum(times);
    const place = Number(this.#number % BigInt(total));
    let start = 0;
    let value = 0;
    while (start + (times[value] ?? 0) <= place) {
      start += times[value] ?? 0;
      value += 1;
    }
    const size = times[value] ?? 0;
    this.#number = BigInt(size) * (this.#number / BigInt(total)) + BigInt(place - start);
    times[value] = size + WEIGHT;
    return value;
  }

  readEven(radix: number): number {
    const value = Number(this.#number % BigInt(radix));
    this.#number /= BigInt(radix);
    return value;
  }

  /** Whether all was read: a number that was written by `NumberWriter` ends at nothing. */
  get isAtEnd(): boolean {
    return this.#number === 0n;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

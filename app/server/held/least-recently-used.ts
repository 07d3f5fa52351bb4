/** A map bounded by the bytes of its values; what was asked for longest ago goes first. */
export class LeastRecentlyUsed<Value> {
  readonly maxBytes: number;
  readonly #entries = new Map<string, { readonly value: Value; bytes: number }>();
  #bytes = 0;
  /** What was asked for last stands last already. */
  #last: unknown;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) {
      return undefined;
    }
    if (entry !== this.#last) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      this.#last = entry;
    }
    return entry.value;
  }

  /** Takes a value in; one that is larger than the whole map is not kept. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    const entry = { value, bytes: bytes + OVERHEAD + 2 * key.length };
    if (entry.bytes > this.maxBytes) {
      return;
    }
    this.#entries.set(key, entry);
    this.#last = entry;
    this.#bytes += entry.bytes;
    this.#shrink();
  }

  /**
   * Counts more bytes for a value, unless it has gone or has been replaced meanwhile; one that is now
   * larger than the whole map goes.
   */
  grow(key: string, value: Value, bytes: number): void {
    const entry = this.#entries.get(key);
    if (entry?.value === value) {
      entry.bytes += bytes;
      this.#bytes += bytes;
      if (entry.bytes > this.maxBytes) {
        this.delete(key);
      }
      this.#shrink();
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      this.#bytes -= entry.bytes;
    }
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) {
        return;
      }
      this.delete(key);
    }
  }
}

// Roughly what an entry costs beside its body: headers, map nodes, objects.
const OVERHEAD = 2048;

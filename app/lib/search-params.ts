import type { FieldErrors } from "./field-errors.ts";

/** How one value of a page stands in its URL. */
export interface UrlParameter<Value> {
  /** Other spellings of the key that are read, but never written. */
  readonly aliases?: readonly string[];
  /** Reads all given values of the key. Never fails: what it cannot read is the default. */
  decode(values: readonly string[]): Value;
  /** The canonical text, or null for the default, which leaves the URL. */
  encode(value: Value): string | null;
  /** What is allowed, where some of the values is not read as it stands; else null. */
  refusal?(values: readonly string[]): string | null;
}

type Parameters = Record<string, UrlParameter<unknown>>;
type StateOf<P extends Parameters> = { [Key in keyof P]: ReturnType<P[Key]["decode"]> };

export interface UrlState<State> {
  decode(searchParams: URLSearchParams): State;
  /** Canonical query: keys in the order of the definition, defaults left out. */
  encode(state: State): URLSearchParams;
  /** The same query as it would be written by us: what is unknown or the default is gone. */
  canonical(searchParams: URLSearchParams): URLSearchParams;
  /** What `decode` drops or bends: a page goes on without it, other answers refuse it. */
  refusals(searchParams: URLSearchParams): FieldErrors;
}

/** The one definition of what stands in a page's URL, by key in canonical order. */
export function defineUrlState<P extends Parameters>(parameters: P): UrlState<StateOf<P>> {
  const sent = (searchParams: URLSearchParams) =>
    Object.entries(parameters).map(([key, parameter]) => {
      const spellings = [key, ...(parameter.aliases ?? [])];
      const values = spellings.flatMap((name) => searchParams.getAll(name));
      return { key, parameter, values };
    });
  const decode = (searchParams: URLSearchParams) =>
    Object.fromEntries(
      sent(searchParams).map(({ key, parameter, values }) => [key, parameter.decode(values)]),
    ) as StateOf<P>;
  const encode = (state: StateOf<P>) => {
    const searchParams = new URLSearchParams();
    for (const [key, parameter] of Object.entries(parameters)) {
      const text = parameter.encode(state[key]);
      if (text !== null) {
        searchParams.set(key, text);
      }
    }
    return searchParams;
  };
  return {
    decode,
    encode,
    canonical: (searchParams) => encode(decode(searchParams)),
    refusals: (searchParams) =>
      sent(searchParams).flatMap(({ key, parameter, values }) => {
        const message = parameter.refusal?.(values) ?? null;
        return message === null ? [] : [{ field: key, message }];
      }),
  };
}

/** For what is read once: any more of it is refused. */
export function givenOnce(values: readonly string[]): string | null {
  return values.length > 1 ? "is given more than once" : null;
}

/** Free text, trimmed and cut to `max` characters; empty is the default. */
export function textParameter({ max, aliases = [] }: { max: number; aliases?: readonly string[] }) {
  return {
    aliases,
    decode: (values: readonly string[]) => cut((values[0] ?? "").trim(), max),
    encode: (value: string) => cut(value.trim(), max) || null,
    refusal: (values: readonly string[]) =>
      givenOnce(values) ??
      ((values[0] ?? "").trim().length > max ? `must have at most ${max} characters` : null),
  };
}

/** A whole number, brought between `min` and `max` whatever its size and sign; anything else is the default `min`. */
export function countParameter({ min, max }: { min: number; max: number }) {
  return {
    decode: (values: readonly string[]) => {
      const text = values[0] ?? "";
      return /^-?\d+$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : min;
    },
    encode: (value: number) => (value === min ? null : String(value)),
    refusal: (values: readonly string[]) => {
      const isCount = ([text = ""]: readonly string[]) =>
        /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
      return values.length === 0 || isCount(values)
        ? givenOnce(values)
        : `must be a whole number from ${min} to ${max}`;
    },
  };
}

/**
 * The number of a record, null where none is given. A whole number of any size and sign is one;
 * beyond what a record can have, at either end, all are the same number that none has.
 */
export const recordNumber = {
  decode: (values: readonly string[]): number | null => {
    const text = values[0] ?? "";
    return /^-?\d+$/.test(text) ? Math.min(2 ** 31, Math.max(-1, Number(text))) : null;
  },
  encode: (no: number | null) => (no === null ? null : String(no)),
  refusal: (values: readonly string[]) =>
    values.every((text) => /^\d+$/.test(text)) ? givenOnce(values) : "must be a whole number",
};

/**
 * How many entries are shown of `count`: beyond what there is, and below the first batch, all numbers
 * are one. Without a count the number stays.
 */
export function boundedShown(shown: number, firstBatch: number, count: number | undefined): number {
  return count === undefined ? shown : Math.max(firstBatch, Math.min(shown, count));
}

/** The same in whole batches. */
export function boundedBatches(shown: number, batch: number, count: number | undefined): number {
  const whole = batch * Math.ceil(shown / batch);
  return count === undefined ? shown : boundedShown(whole, batch, batch * Math.ceil(count / batch));
}

// Cut between characters, never inside a surrogate pair, which no URL can carry.
function cut(value: string, max: number): string {
  return value.isWellFormed() && value.length <= max
    ? value
    : Array.from(value.toWellFormed()).slice(0, max).join("").slice(0, max).toWellFormed().trim();
}

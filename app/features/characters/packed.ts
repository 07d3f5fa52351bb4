declare const content: unique symbol;

/** A list of JSON values as one text; which list is known to the types alone. */
export type Packed<List> = string & { readonly [content]?: List };

type Lost =
  | Date
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | ((...given: never[]) => unknown);

/** What JSON gives back as it was; `never` where it would lose something, as of a date. */
type Kept<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends Lost
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Kept<Value[Key]> }
      : never;

/**
 * A list as one text, as a page's data hold it. The router names each value of each record by a
 * number, which says where the value stands; of hundreds of characters these are a third of the data.
 */
export function packed<List>(list: List & Kept<List>): Packed<List> {
  return JSON.stringify(list);
}

/** The list again, as it was packed. */
export function unpacked<List>(text: Packed<List>): List {
  return JSON.parse(text);
}

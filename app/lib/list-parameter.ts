import { itemsOf } from "./choices-parameter.ts";
import type { UrlParameter } from "./search-params.ts";

/**
 * A list of values: comma-separated in the canonical query, repeated keys are read as well. `read`
 * says what a text means, undefined for nothing at all; values stand once, at most `max` of them.
 */
export function listParameter<Value extends string>({
  aliases = [],
  max = 50,
  read,
}: {
  aliases?: readonly string[];
  max?: number;
  read: (text: string) => Value | readonly Value[] | undefined;
}): UrlParameter<readonly Value[]> {
  return {
    aliases,
    decode: (values) => {
      const items = itemsOf(values).flatMap((text) => read(text) ?? []);
      return [...new Set(items)].slice(0, max);
    },
    encode: (list) => (list.length === 0 ? null : list.join(",")),
  };
}

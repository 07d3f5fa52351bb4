import { itemsOf } from "./choices-parameter.ts";
import type { UrlParameter } from "./search-params.ts";

/**
 * A list of values: comma-separated in the canonical query, repeated keys are read as well. `read`
 * says what a text means, undefined for nothing at all; values stand once, at most `max` of them.
 * `allowed` says in words what it reads.
 */
export function listParameter<Value extends string>({
  aliases = [],
  max = 50,
  allowed = "what is known",
  read,
}: {
  aliases?: readonly string[];
  max?: number;
  allowed?: string;
  read: (text: string) => Value | readonly Value[] | undefined;
}): UrlParameter<readonly Value[]> {
  return {
    aliases,
    decode: (values) => {
      const items = itemsOf(values).flatMap((text) => read(text) ?? []);
      return [...new Set(items)].slice(0, max);
    },
    encode: (list) => (list.length === 0 ? null : list.join(",")),
    refusal: (values) => {
      const items = itemsOf(values);
      if (items.some((text) => read(text) === undefined)) return `must be ${allowed}`;
      return items.length > max ? `has more than ${max} values` : null;
    },
  };
}

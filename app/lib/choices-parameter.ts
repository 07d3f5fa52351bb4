import type { UrlParameter } from "./search-params.ts";

/** One of the values that a parameter knows. */
export interface Choice<Value> {
  readonly value: Value;
  /** Canonical text. */
  readonly id: string;
  /** Other texts that are read for it, such as its English name. */
  readonly spellings?: readonly string[];
}

/**
 * Values of a closed list, separated by commas or given by repeated keys; written in the order of
 * the list. Unknown ones are ignored; all of them together are the default where `allIsNone`.
 */
export function choicesParameter<Value>({
  choices,
  aliases = [],
  allIsNone = false,
}: {
  choices: readonly Choice<Value>[];
  aliases?: readonly string[];
  allIsNone?: boolean;
}): UrlParameter<readonly Value[]> {
  return {
    aliases,
    decode: (texts) => {
      const given = new Set(itemsOf(texts).map((item) => item.toLowerCase()));
      const chosen = choices.filter(({ id, spellings = [] }) =>
        [id, ...spellings].some((text) => given.has(text.toLowerCase())),
      );
      return allIsNone && chosen.length === choices.length ? [] : chosen.map(({ value }) => value);
    },
    encode: (values) => {
      const chosen = choices.filter(({ value }) => values.includes(value));
      const isDefault = chosen.length === 0 || (allIsNone && chosen.length === choices.length);
      return isDefault ? null : chosen.map(({ id }) => id).join(",");
    },
    refusal: (texts) =>
      itemsOf(texts).every((item) => isOneOf(choices, item))
        ? null
        : `must be one or more of ${idsOf(choices)}`,
  };
}

/** One value of a closed list, or null; the first one known counts. */
export function choiceParameter<Value>({
  choices,
}: {
  choices: readonly Choice<Value>[];
}): UrlParameter<Value | null> {
  return {
    aliases: [],
    decode: (texts) => {
      for (const item of itemsOf(texts).map((text) => text.toLowerCase())) {
        const found = choices.find(({ id, spellings = [] }) =>
          [id, ...spellings].some((text) => text.toLowerCase() === item),
        );
        if (found) return found.value;
      }
      return null;
    },
    encode: (value) => choices.find((choice) => choice.value === value)?.id ?? null,
    refusal: (texts) => {
      const [first, ...others] = itemsOf(texts);
      const isRead = first === undefined || (others.length === 0 && isOneOf(choices, first));
      return isRead ? null : `must be one of ${idsOf(choices)}`;
    },
  };
}

function isOneOf(choices: readonly Choice<unknown>[], item: string): boolean {
  const asked = item.toLowerCase();
  return choices.some(({ id, spellings = [] }) =>
    [id, ...spellings].some((text) => text.toLowerCase() === asked),
  );
}

function idsOf(choices: readonly Choice<unknown>[]): string {
  return choices.map(({ id }) => id).join(", ");
}

/** The items of a list: commas and repeated keys separate them. */
export function itemsOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(","))
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

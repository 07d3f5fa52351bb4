import { seededRandom } from "#app/game/rates/seeded-random.ts";

/** A body that a roll may be asked with, however wrong. */
export interface HostileBody {
  readonly type: string;
  readonly body: string;
}

const VALUES: readonly unknown[] = [
  "anniversary",
  "nobody",
  "",
  "single",
  "multi",
  "gc",
  "step-up",
  "SINGLE",
  "x".repeat(65),
  "x".repeat(5000),
  "\0",
  "\uD800",
  "__proto__",
  "1",
  "-1",
  "1e3",
  "0x10",
  "NaN",
  0,
  1,
  -1,
  -2,
  3,
  1.5,
  1e21,
  -1e21,
  2 ** 53,
  1e308,
  null,
  true,
  false,
  [],
  {},
  [[]],
  { a: { b: [1] } },
  ["single"],
];
const NAMES = [
  "id",
  "type",
  "sbNo",
  "suNo",
  "pullNo",
  "seed",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "prototype",
  "",
  "id ",
  "ID",
  "length",
  "0",
  "then",
] as const;
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "text/plain",
  "multipart/form-data; boundary=x",
  "",
  "application/xml",
  "json",
] as const;

/**
 * So many bodies, the same for the same seed: fields with every kind of value, and broken text. A
 * third of them begins as a right one for `prayer`.
 */
export function* hostileBodies(
  count: number,
  seed: string,
  prayer = "anniversary",
): Generator<HostileBody> {
  const random = seededRandom(seed);
  const below = (size: number) => random.next() % size;
  const oneOf = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]) =>
    values[below(values.length)];
  for (let made = 0; made < count; made += 1) {
    const fields = Array.from({ length: below(7) }, () => [oneOf(NAMES), oneOf(VALUES)] as const);
    const isMostlyRight = below(3) === 0;
    const right = isMostlyRight ? [["id", prayer] as const, ["type", "multi"] as const] : [];
    const all = [...right, ...fields];
    const isForm = below(2) === 0;
    const type = isMostlyRight || below(4) > 0 ? TYPES[isForm ? 1 : 0] : (oneOf(TYPES) ?? "");
    yield { type, body: broken(isForm ? formText(all) : jsonText(all), below(5), below) };
  }
}

type Fields = readonly (readonly [string | undefined, unknown])[];

/** Written by hand, since an object literal cannot hold `__proto__` or a name twice. */
function jsonText(fields: Fields): string {
  const text = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${text.join(",")}}`;
}

function formText(fields: Fields): string {
  const part = (value: unknown) => encodeURIComponent(String(value).toWellFormed());
  return fields.map(([name, value]) => `${part(name)}=${part(value)}`).join("&");
}

function broken(text: string, how: number, below: (size: number) => number): string {
  switch (how) {
    case 0:
      return text.slice(0, below(text.length + 1));
    case 1: {
      const at = below(text.length + 1);
      return text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at);
    }
    default:
      return text;
  }
}

/** A request that asks for an address and nothing else, as nearly all requests do. */
export interface PlainGet {
  /** As it stands in the request line. */
  readonly target: string;
  /** Those of its headers that an answer depends on, by their names in lower case. */
  readonly headers: PlainHeaders;
}

export type PlainHeaders = Readonly<Partial<Record<KeptName, string>>>;

type KeptName = "accept-encoding" | "host" | "if-none-match" | "x-forwarded-for" | "x-request-id";

const KEPT: ReadonlyMap<string, KeptName> = new Map(
  (["accept-encoding", "host", "if-none-match", "x-forwarded-for", "x-request-id"] as const).map(
    (name) => [name, name],
  ),
);

/** What makes more of a request than a plain GET, whatever the value says. */
const MORE: ReadonlySet<string> = new Set([
  "content-length",
  "expect",
  "http2-settings",
  "proxy-connection",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

const LONGEST = 8192;
const END = "\r\n\r\n";
const REQUEST_LINE = /GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n/y;
// A name, and a value of printable ASCII without blanks at its ends (RFC 9110 §5.5, but stricter).
const FIELD = /([\w!#$%&'*+.^`|~-]+):[ \t]*([\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)[ \t]*\r\n/y;

/**
 * Reads what came over a connection as exactly one whole GET of HTTP/1.1 without a body. Undefined
 * for anything more, less or else, well formed or not: node:http is to read that. No two readers may
 * disagree about what this one takes, hence its strictness.
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > LONGEST || bytes[0] !== LETTER_G) return undefined;
  const text = bytes.toString("latin1");
  const last = text.length - END.length;
  if (text.indexOf(END) !== last) return undefined;
  REQUEST_LINE.lastIndex = 0;
  const target = REQUEST_LINE.exec(text)?.[1];
  if (target === undefined) return undefined;
  const headers = readHeaders(text, REQUEST_LINE.lastIndex, last + 2);
  return headers && { target, headers };
}

const LETTER_G = 0x47;

/** The headers that stand from one place to the other; undefined where they ask for more. */
function readHeaders(text: string, from: number, to: number): PlainHeaders | undefined {
  const kept: Partial<Record<KeptName, string>> = {};
  let at = from;
  while (at < to) {
    FIELD.lastIndex = at;
    const field = FIELD.exec(text);
    if (!field) return undefined;
    at = FIELD.lastIndex;
    const [, name = "", value = ""] = field;
    const known = name.toLowerCase();
    if (MORE.has(known)) return undefined;
    if (known === "connection" && value.toLowerCase() !== "keep-alive") return undefined;
    const key = KEPT.get(known);
    if (key === undefined) continue;
    // node:http joins what is said twice, or refuses it.
    if (kept[key] !== undefined) return undefined;
    kept[key] = value;
  }
  return kept.host === undefined ? undefined : kept;
}

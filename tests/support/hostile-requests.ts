// Requests that nobody sends by accident. What they are follows from a seed, so that a failure can be
// had again.
import { randomOf } from "#app/artwork/drawing/random.ts";

/** Request targets without spaces: paths of the site, mutated, and inventions of every kind. */
export function* fuzzedTargets(count: number, seed: number): Generator<string> {
  const random = randomOf(String(seed)).next;
  for (let made = 0; made < count; made += 1) {
    const parts = 1 + Math.floor(random() * 4);
    let target = "";
    for (let part = 0; part < parts; part += 1) {
      target += `${random() < 0.05 ? "" : "/"}${segment(random)}`;
    }
    if (random() < 0.15) target += ".data";
    if (random() < 0.5) target += `?${query(random)}`;
    yield target;
  }
}

function segment(random: () => number): string {
  const word = pick(WORDS, random);
  const at = Math.floor(random() * word.length);
  switch (Math.floor(random() * 6)) {
    case 0:
      return word;
    case 1:
      return word.slice(0, at) + pick(NASTY, random) + word.slice(at);
    case 2:
      return pick(NASTY, random);
    case 3:
      return percentBytes(random);
    case 4:
      return word.toUpperCase().repeat(1 + Math.floor(random() * 3));
    default:
      return word.slice(0, at);
  }
}

function query(random: () => number): string {
  const pairs = 1 + Math.floor(random() * 5);
  return Array.from({ length: pairs }, () => {
    const value =
      random() < 0.5 ? segment(random) : String((random() - 0.5) * 10 ** (random() * 30));
    return `${pick(KEYS, random)}${random() < 0.9 ? "=" : ""}${value}`;
  }).join("&");
}

function percentBytes(random: () => number): string {
  const byte = () => Math.floor(random() * 256);
  const length = 1 + Math.floor(random() * 12);
  return Array.from({ length }, () => `%${byte().toString(16).padStart(2, "0")}`).join("");
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}

const WORDS = (
  "story-cards characters conventional-list chronological api get-list card cards assets builds " +
  "latest.json meta healthz readyz metrics __manifest favicon.svg manifest.webmanifest prayers " +
  "character-list constructor __proto__ toString 0 1 999999999999 -1 NaN"
).split(" ");
const KEYS =
  "name shown p _routes version id index last q a[] __proto__ constructor %00 ; name%5B%5D".split(
    " ",
  );
const NASTY = [
  "..",
  "%2e%2e",
  "%2E%2e%2F",
  "..%2f..%2f..%2fetc%2fpasswd",
  "..%5c..%5cwindows",
  "..;",
  "%252e%252e%252f",
  "%c0%ae%c0%ae%c0%af",
  "%C3%28",
  "%ff%fe",
  "%ed%a0%80",
  "%f0%9f%92",
  "%",
  "%%",
  "%zz",
  "%00",
  "%0d%0aSet-Cookie:%20a=b",
  "%E6%97%A5%E6%9C%AC",
  "//",
  "///example.org",
  "\\",
  "'%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "$%7B7*7%7D",
  "{{7*7}}",
  "a".repeat(300),
  "a".repeat(9000),
  "é",
  "\u0001",
  "#fragment",
  "~`|^[]",
];

/** Whole requests that break HTTP, by what is wrong with them. */
export function malformedRequests(): readonly (readonly [what: string, bytes: Buffer])[] {
  const get = (head: string) => `GET / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`;
  const texts: readonly (readonly [string, string])[] = [
    ["no version", "GET /\r\n\r\n"],
    ["an unknown version", "GET / HTTP/9.9\r\nHost: a\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["two hosts", get("Host: b")],
    ["a method nobody knows", "HOP / HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a method that Node knows", "PROPFIND / HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a tunnel", "CONNECT example.org:443 HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["another protocol", get("Connection: upgrade\r\nUpgrade: websocket")],
    ["a space in the address", "GET /a b HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["a header without a name", get(": value")],
    ["a header without a colon", get("nonsense")],
    ["a folded header", get("X: a\r\n b")],
    ["a control character in a header", get("X: a\u0001b")],
    ["two lengths", get("Content-Length: 1\r\nContent-Length: 2")],
    ["a length and chunks", get("Content-Length: 1\r\nTransfer-Encoding: chunked")],
    ["a negative length", get("Content-Length: -1")],
    ["a broken chunk", `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ["a header of a megabyte", get(`X: ${"x".repeat(1_000_000)}`)],
    ["ten thousand headers", get("X: y\r\n".repeat(10_000))],
    ["an address of a megabyte", `GET /${"a".repeat(1_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ["an expectation", get("Expect: a-miracle")],
    ["a silly range", get("Range: bytes=9-1,-,a")],
    ["silly conditions", get('If-None-Match: W/"", ,"\r\nIf-Modified-Since: never')],
    ["silly encodings", get("Accept-Encoding: br;q=9,;;,gzip;q=,*;q=-1")],
    ["TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
  ];
  return texts.map(([what, text]) => [what, Buffer.from(text, "latin1")]);
}

/** Every method that Node's parser passes on, whatever it means. */
export const METHODS = [
  ..."HEAD POST PUT PATCH DELETE OPTIONS TRACE COPY LOCK MKCOL MOVE PROPFIND PROPPATCH".split(" "),
  ..."SEARCH UNLOCK BIND REBIND ACL REPORT MKACTIVITY CHECKOUT MERGE NOTIFY".split(" "),
  ..."SUBSCRIBE PURGE MKCALENDAR LINK UNLINK SOURCE QUERY".split(" "),
];

export type Encoding = (typeof PREFERRED)[number];

// Densest first: decides between encodings that the client likes equally.
const PREFERRED = ["br", "zstd", "gzip", "identity"] as const;

/**
 * The encoding to send for an Accept-Encoding header (RFC 9110 §12.5.3). Where the client refuses
 * every one of ours it gets the plain body, which is of more use to it than an error.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) {
    return "identity";
  }
  const known = chosenBefore.get(acceptEncoding);
  if (known) {
    return known;
  }
  const chosen = choose(acceptEncoding);
  // Browsers send a handful of forms; what is invented beyond them is not remembered.
  if (chosenBefore.size < MOST_REMEMBERED && acceptEncoding.length <= LONGEST_REMEMBERED) {
    chosenBefore.set(acceptEncoding, chosen);
  }
  return chosen;
}

const chosenBefore = new Map<string, Encoding>();
const MOST_REMEMBERED = 100;
const LONGEST_REMEMBERED = 100;

function choose(acceptEncoding: string): Encoding {
  const wishes = parseWishes(acceptEncoding);
  let chosen: Encoding = "identity";
  let best = 0;
  for (const encoding of PREFERRED) {
    const quality = qualityOf(encoding, wishes);
    if (quality > best) {
      chosen = encoding;
      best = quality;
    }
  }
  return chosen;
}

function qualityOf(encoding: Encoding, wishes: ReadonlyMap<string, number>): number {
  const named = wishes.get(encoding) ?? (encoding === "gzip" ? wishes.get("x-gzip") : undefined);
  // Unnamed, the plain body is acceptable, but only when nothing else is.
  return named ?? wishes.get("*") ?? (encoding === "identity" ? 0.0001 : 0);
}

function parseWishes(header: string): Map<string, number> {
  const wishes = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    if (name !== "") {
      const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
      wishes.set(name, parseQuality(quality));
    }
  }
  return wishes;
}

function parseQuality(text: string | undefined): number {
  if (text === undefined) {
    return 1;
  }
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}

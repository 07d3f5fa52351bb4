import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";
import type { Encoding } from "./encode.ts";

// Densest first: decides between encodings that the client likes equally.
const ENCODINGS = ["br", "zstd", "gzip", "identity"] as const;

/**
 * The encoding to send (RFC 9110 §12.5.3). Where the client refuses every one of ours it gets the
 * plain body, which is of more use to it than an error.
 */
export function negotiate<Offered extends Encoding>(
  headers: Pick<IncomingHttpHeaders, "accept-encoding">,
  offered: readonly Offered[],
): Offered | "identity" {
  const accepted = new Negotiator({ headers }).encodings([...offered], {
    preferred: [...ENCODINGS],
  });
  return offered.find((encoding) => encoding === accepted[0]) ?? "identity";
}

/** The encoding of a page or a call's answer. */
export function negotiateEncoding(headers: Pick<IncomingHttpHeaders, "accept-encoding">): Encoding {
  return headers["accept-encoding"] === undefined ? "identity" : negotiate(headers, ENCODINGS);
}

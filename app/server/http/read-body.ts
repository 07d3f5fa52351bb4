import type { IncomingMessage } from "node:http";

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The body of a request; undefined when it is larger than the limit, and then not read on: the
 * connection still has to carry the refusal.
 * @throws {Error} when the visitor goes away before its end.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import type { IncomingMessage } from "node:http";

const MAX_BODY_BYTES = 64 * 1024;

/** The body of a request; undefined when it is larger than the limit, and then not read on. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    return undefined;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop must not destroy the socket, which still has to carry the refusal.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const buffer = Buffer.from(chunk);
    bytes += buffer.length;
    if (bytes > MAX_BODY_BYTES) {
      return undefined;
    }
    chunks.push(buffer);
  }
  return Buffer.concat(chunks);
}

import type { IncomingMessage } from "node:http";

const MAX_BODY_BYTES = 64 * 1024;

/**
 * The body of a request; undefined when it is larger than the limit, and then not read on: the
 * connection still has to carry the refusal.
 * @throws {Error} when the visitor goes away before its end.
 */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    resolve(undefined);
    return promise;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) {
      chunks.push(chunk);
      return;
    }
    request.off("data", take).pause();
    resolve(undefined);
  };
  request.on("data", take);
  request.once("end", () => resolve(Buffer.concat(chunks)));
  request.once("error", reject);
  return promise;
}

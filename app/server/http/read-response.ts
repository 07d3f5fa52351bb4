import { type Answer, type CachePolicy, isPart, makeAnswer } from "./answer.ts";
import { BARE_POLICY, contentSecurityPolicy } from "./content-security-policy.ts";
import { isApiPath } from "./request-target.ts";

/**
 * The answer that a response of the web's makes to a request. `secure` says whether the site is
 * reached by https; `until` when the answer ends, which is known only after its body is made.
 */
export async function readResponse(
  response: Response,
  request: Request,
  { secure, until }: { secure: boolean; until: () => number | null },
): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = readHeaders(response.headers);
  const type = response.headers.get("content-type") ?? "";
  if (!isPart(type)) {
    headers["content-security-policy"] = type.includes("text/html")
      ? contentSecurityPolicy(body.toString(), { secure })
      : BARE_POLICY;
  }
  const cache = cachePolicy(request, response);
  return makeAnswer({ status: response.status, headers, body, cache, until: until() });
}

function cachePolicy(request: Request, response: Response): CachePolicy {
  const told = response.headers.get("cache-control");
  if (told !== null) {
    return told.startsWith("public") ? "public" : "own";
  }
  if (request.method !== "GET" || response.status >= 500) {
    return "never";
  }
  return isApiPath(new URL(request.url).pathname) ? "api" : "page";
}

function readHeaders(headers: Headers): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {};
  for (const [name, value] of headers) {
    if (name !== "content-length") {
      read[name] = value;
    }
  }
  const cookies = headers.getSetCookie();
  return cookies.length > 0 ? { ...read, "set-cookie": cookies } : read;
}

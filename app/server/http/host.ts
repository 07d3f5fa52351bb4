import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/**
 * The host that a request asks, with its port where one is named: that of an absolute target, else
 * its Host header (RFC 9112 §3.2). Undefined where it is none: then the request is a bad one.
 * Empty for a request of HTTP/1.0, which need not send one.
 */
export function requestHost(
  request: Pick<IncomingMessage, "headersDistinct" | "url" | "httpVersion">,
): string | undefined {
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length === 0 && request.httpVersion === "1.0") return "";
  const [host = ""] = hosts;
  if (hosts.length !== 1 || !isHost(host)) return undefined;
  const absolute = /^https?:\/\/([^/?#]*)/i.exec(request.url ?? "");
  if (!absolute) return host;
  return isHost(absolute[1] ?? "") ? absolute[1] : undefined;
}

/** `uri-host [":" port]` of RFC 3986; an empty one names nobody. */
function isHost(text: string): boolean {
  const bracketed = /^\[([^\]]*)\](?::\d{0,5})?$/.exec(text);
  return bracketed
    ? isIPv6(bracketed[1] ?? "")
    : /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+(?::\d{0,5})?$/i.test(text);
}

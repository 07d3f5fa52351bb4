/** How long a connection may take for the head of a request. */
export const HEADERS_TIMEOUT_MS = 10_000;

/** How long it may be quiet after an answer: longer than reverse proxies keep theirs, so that none sends into a closing connection. */
export const KEEP_ALIVE_MS = 65_000;

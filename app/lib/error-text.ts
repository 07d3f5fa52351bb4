/**
 * What a visitor is told of an error, as the end of a sentence. The messages of the specification's
 * error catalogues (1 §8, 2 §8) are for the API and the console, and those of the browser's storage
 * and files are for developers: a visitor reads what they mean.
 */
export function errorText(error: unknown): string {
  if (error instanceof DOMException) {
    return BROWSER_REFUSALS[error.name] ?? "something went wrong in the browser";
  }
  const message = error instanceof Error ? error.message : String(error);
  return CATALOGUES.find(({ messages }) => messages.test(message))?.means ?? message;
}

/** Whether a message is one of the error catalogues, such as 'tower floor list data is null'. */
export function isCatalogueMessage(message: string): boolean {
  return CATALOGUES.some(({ messages }) => messages.test(message));
}

/** By the names that browsers give them. */
const BROWSER_REFUSALS: Readonly<Record<string, string>> = {
  QuotaExceededError: "there is no room left",
  NotAllowedError: "the browser does not allow it",
  SecurityError: "the browser does not allow it",
  NotFoundError: "what it is kept in is gone",
  NoModificationAllowedError: "another program is using the file",
};

const CATALOGUES = [
  { messages: /\bdata is null\b/, means: "the site sent no data for it" },
  {
    messages: /^(?:element not found!|props not found!|mode undefined|Unknown stat name: .*)$/,
    means: "this page cannot show what the site sent",
  },
];

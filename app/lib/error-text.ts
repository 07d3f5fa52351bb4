/**
 * What a visitor is told of an error, as the end of a sentence. The messages of the specification's
 * error catalogues (1 §8, 2 §8) are for the API and the console: a visitor reads what they mean.
 */
export function errorText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return CATALOGUES.find(({ messages }) => messages.test(message))?.means ?? message;
}

/** Whether a message is one of the error catalogues, such as 'tower floor list data is null'. */
export function isCatalogueMessage(message: string): boolean {
  return CATALOGUES.some(({ messages }) => messages.test(message));
}

const CATALOGUES = [
  { messages: /\bdata is null\b/, means: "the site sent no data for it" },
  {
    messages: /^(?:element not found!|props not found!|mode undefined|Unknown stat name: .*)$/,
    means: "this page cannot show what the site sent",
  },
];

import { createContext, useContext } from "react";

/** The id of the failed request, set by the server while it renders the error view. */
export const RequestIdContext = createContext<string | null>(null);

const META_NAME = "request-id";

/**
 * What a visitor can quote when reporting an error; the same id stands in the server's log. The
 * browser, which has no such context, reads it from the document; errors of its own have none.
 */
export function RequestReference() {
  const provided = useContext(RequestIdContext);
  const id = provided ?? readDocument();
  return id ? (
    <p>
      <meta name={META_NAME} content={id} />
      Reference: <code>{id}</code>
    </p>
  ) : null;
}

function readDocument(): string | null {
  return typeof document === "undefined"
    ? null
    : (document.querySelector(`meta[name="${META_NAME}"]`)?.getAttribute("content") ?? null);
}

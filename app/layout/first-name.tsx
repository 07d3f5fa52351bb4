import { createContext, useContext } from "react";

/** The first-named path of a document that is reached under other names, too; else undefined. */
export const FirstNameContext = createContext<string | undefined>(undefined);

/** The same in a browser, which has no such context and reads it from the document. */
export function useFirstName(): string | undefined {
  return useContext(FirstNameContext) ?? readDocument();
}

function readDocument(): string | undefined {
  return typeof document === "undefined" ? undefined : document.documentElement.dataset.firstName;
}

/**
 * Sets the address to the page's first-named path before anything else runs: the router that takes
 * the page over knows no other names. It is the document's first script, the same on every page.
 */
export function FirstNameScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

const SCRIPT = `{const p=document.documentElement.dataset.firstName;if(p&&p!==location.pathname)history.replaceState(history.state,"",p+location.search+location.hash)}`;

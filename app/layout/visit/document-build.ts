import { createContext, useContext } from "react";

/** The id of the build that makes the document, as in `/builds/latest.json`. */
export const BuildIdContext = createContext<string | undefined>(undefined);

/** The build as it stands at the document's root, where the browser, without a context, reads it. */
export function useBuildId(): string | undefined {
  return useContext(BuildIdContext) ?? documentBuild();
}

/** The build that this document came from; undefined while developing. */
export function documentBuild(): string | undefined {
  return typeof document === "undefined" ? undefined : document.documentElement.dataset.build;
}

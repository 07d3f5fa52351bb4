import { KEPT_KEY } from "./kept-key.ts";

/**
 * Marks before the first paint, for the style sheet, whether this browser keeps a collection, so
 * that what it adds moves nothing. The same inline script on every page.
 */
export function KeptMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}

// A denied storage throws; there is no collection then.
const SCRIPT = `try{if(localStorage.getItem("${KEPT_KEY}"))document.documentElement.dataset.collection=""}catch{}`;

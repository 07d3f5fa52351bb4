import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { signRules } from "./thumbnail-signs.ts";

const ICONS = new URL("../../widgets/icons/icons.svg", import.meta.url).pathname;
const TOKENS = new URL("../../shell/styles/tokens.css", import.meta.url).pathname;

/** Adds the pictures of the signs to their styles. */
export function thumbnailSignsPlugin(): Plugin {
  return {
    name: "almanac-thumbnail-signs",
    transform: {
      order: "pre",
      filter: { id: /\/thumbnail-signs\.css$/ },
      async handler(code) {
        this.addWatchFile(ICONS);
        this.addWatchFile(TOKENS);
        const [icons, tokens] = await Promise.all([
          readFile(ICONS, "utf8"),
          readFile(TOKENS, "utf8"),
        ]);
        return { code: `${code}\n${signRules(icons, tokens)}`, map: null };
      },
    },
  };
}

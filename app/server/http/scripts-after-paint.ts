/**
 * The document reads without scripts, so its modules are asked for when it has been painted: until
 * then the line belongs to styles and fonts. React Router writes their preloads and static imports
 * itself; what it writes otherwise one day stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const script = MODULE_SCRIPT.exec(html);
  if (!script || !STATIC_IMPORT.test(script[0])) {
    return html;
  }
  const hrefs = Array.from(html.matchAll(PRELOAD), ([, href = ""]) => href);
  const [whole, open = "", code = ""] = script;
  const later = code.replaceAll(new RegExp(STATIC_IMPORT, "gm"), "const $1 = await import($2);");
  return html
    .replace(whole, () => `${open}${WAIT}\npreload(${JSON.stringify(hrefs)});\n${later}</script>`)
    .replaceAll(PRELOAD, "");
}

const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE_SCRIPT = /(<script type="module"[^>]*>)(.*?)<\/script>/s;
const STATIC_IMPORT = /^import \* as (\w+) from ("[^"]+");$/m;

// The frame after the next has the paint behind it. A page that is not in view has no frames.
const WAIT = `
await new Promise((go) => document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)));
function preload(hrefs) {
  for (const href of hrefs) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}`;

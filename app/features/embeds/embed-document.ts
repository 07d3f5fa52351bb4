import { formatDate } from "#app/game/date-format.ts";
import { escapeHtml } from "../feeds/atom.ts";

export const EMBED_THEMES = ["light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** A moment that a line of an embed counts down to, and how it is written without scripts. */
export interface EmbedLine {
  readonly name: string;
  readonly path: string;
  /** `ends`, `starts` or the like. */
  readonly verb: string;
  readonly at: number | null;
}

/** The theme that an embed's address asks for; null follows the reader's system. */
export function embedTheme(searchParams: URLSearchParams): EmbedTheme | null {
  const asked = searchParams.get("theme");
  return EMBED_THEMES.find((theme) => theme === asked) ?? null;
}

/** What of an embed's query makes another answer. */
export const embedHandle = {
  query: (searchParams: URLSearchParams) => {
    const theme = embedTheme(searchParams);
    return new URLSearchParams(theme === null ? {} : { theme });
  },
};

/** A small document for frames on other sites; it says all without scripts, and counts down with them. */
export function embedResponse({
  title,
  lines,
  none,
  theme,
  origin,
  clockOffset,
}: {
  title: string;
  lines: readonly EmbedLine[];
  /** What is said where there are no lines. */
  none: string;
  theme: EmbedTheme | null;
  origin: string | undefined;
  /** How far the site's clock is from the real one, in ms. */
  clockOffset: number;
}): Response {
  const rows = lines.map(({ name, path, verb, at }) => {
    const when =
      at === null
        ? "with no end"
        : `${verb} <time datetime="${new Date(at).toISOString()}" data-at="${at}">${formatDate(at, "prayer", "utc")}</time>`;
    return `<li><a href="${escapeHtml(addressOf(path, origin))}" target="_blank" rel="noopener">${escapeHtml(name)}</a><span>${when}</span></li>`;
  });
  const html = `<!doctype html>
<html lang="en"${theme === null ? "" : ` class="${theme}"`} data-offset="${clockOffset}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main><h1>${escapeHtml(title)}</h1>
${rows.length === 0 ? `<p>${escapeHtml(none)}</p>` : `<ul>${rows.join("")}</ul>`}
<p class="by"><a href="${escapeHtml(addressOf("/", origin))}" target="_blank" rel="noopener">LostWord Almanac</a></p></main>
<script>${SCRIPT}</script>
</body>
</html>
`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}

function addressOf(path: string, origin: string | undefined): string {
  return origin === undefined ? path : new URL(path, origin).href;
}

const STYLE =
  ":root{color-scheme:light dark}.light{color-scheme:light}.dark{color-scheme:dark}" +
  "body{margin:0;font:15px/1.4 system-ui,sans-serif;background:light-dark(#f4f1e8,#0e131b);color:light-dark(#1a1d24,#efe5d2)}" +
  "main{padding:12px 16px}h1{font-size:16px;margin:0 0 4px}ul{list-style:none;margin:0;padding:0}" +
  "li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;padding:6px 0;border-top:1px solid light-dark(#d6cebd,#27303d)}" +
  "a{color:light-dark(#b72a17,#f4795a)}time{font-variant-numeric:tabular-nums}" +
  ".by{margin:8px 0 0;font-size:13px}";

/** Turns each moment into the time that is left, by the site's clock. */
const SCRIPT =
  "const o=Number(document.documentElement.dataset.offset);" +
  'const t=[...document.querySelectorAll("time")].map(e=>[e,Number(e.dataset.at),e.textContent]);' +
  'const two=n=>String(n).padStart(2,"0");' +
  "const tick=()=>{for(const [e,at,text] of t){const s=Math.floor((at-Date.now()-o)/1000);" +
  'e.textContent=s<0?text:"in "+Math.floor(s/86400)+"d "+[s/3600%24,s/60%60,s%60].map(n=>two(Math.floor(n))).join(":");e.title=text}};' +
  "tick();setInterval(tick,1000)";

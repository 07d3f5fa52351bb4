/** Elements that the artwork may use; anything that could run or load something is not among them. */
const ELEMENTS = new Set(
  "svg defs g path circle rect use pattern linearGradient radialGradient stop".split(" "),
);
const TAG = /<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<>&]*")*)(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * What is wrong with a picture of the artwork; nothing for a good one. Stricter than XML: only the
 * elements above, no text, entities or comments, and every reference stays inside the document.
 */
export function svgFaults(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const ids = new Set<string>();
  const references = new Set<string>();
  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    const [tag, closes, name = "", attributes = "", empty] = TAG.exec(svg) ?? [];
    if (tag === undefined) {
      return [...faults, `no tag at ${at}: ${svg.slice(at, at + 40)}`];
    }
    if (at > 0 && open.length === 0) {
      faults.push(`a second root: ${name}`);
    }
    at += tag.length;
    if (!ELEMENTS.has(name)) {
      faults.push(`element ${name}`);
    }
    if (closes) {
      const opened = open.pop();
      if (opened !== name) {
        faults.push(`${opened} closed by ${name}`);
      }
      continue;
    }
    faults.push(...attributeFaults(attributes, ids, references));
    if (!empty) {
      open.push(name);
    }
  }
  const dangling = [...references].filter((id) => !ids.has(id)).map((id) => `no id ${id}`);
  return [...faults, ...open.map((name) => `${name} is not closed`), ...dangling];
}

function attributeFaults(text: string, ids: Set<string>, references: Set<string>): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) {
    if (seen.has(name) || /^on|^style$/i.test(name)) {
      faults.push(`attribute ${name}`);
    }
    seen.add(name);
    if (/undefined|NaN|Infinity|null/.test(value)) {
      faults.push(`${name}="${value.slice(0, 40)}"`);
    }
    if (name === "id") {
      if (ids.has(value)) {
        faults.push(`id ${value} twice`);
      }
      ids.add(value);
    }
    const reference = name === "href" ? /^#(.*)$/.exec(value) : /url\(#([^)]*)\)/.exec(value);
    if (reference?.[1] !== undefined) {
      references.add(reference[1]);
    } else if (name === "href" || value.includes("url(")) {
      faults.push(`${name}="${value}" leaves the document`);
    }
  }
  return faults;
}

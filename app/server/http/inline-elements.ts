/** The text between the tags of a page's own scripts and style sheets, exactly as it stands. */
export interface InlineElements {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Finds the inline script and style elements of an HTML document as a browser's tokenizer does:
 * what stands in comments, attribute values, titles and text areas is text. Scripts with `src`
 * and data blocks (JSON) are left out: no policy asks for their hash.
 */
export function findInlineElements(html: string): InlineElements {
  const scripts: string[] = [];
  const styles: string[] = [];
  const next = /<!--|<([a-z][^\s/>]*)/gi;
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const name = found[1]?.toLowerCase();
    if (name === undefined) {
      next.lastIndex = afterComment(html, found.index);
      continue;
    }
    const attributes = readAttributes(html, next.lastIndex);
    next.lastIndex = attributes.end;
    if (RAW_TEXT.has(name)) {
      const text = rawText(html, attributes.end, name);
      next.lastIndex = attributes.end + text.length;
      if (name === "style") {
        styles.push(text);
      } else if (name === "script" && isInlineScript(attributes.values)) {
        scripts.push(text);
      }
    }
  }
  return { scripts, styles };
}

const RAW_TEXT: ReadonlySet<string> = new Set(["script", "style", "textarea", "title"]);

function isInlineScript(attributes: ReadonlyMap<string, string>): boolean {
  const type = attributes.get("type")?.trim().toLowerCase() ?? "";
  return !attributes.has("src") && !/^(application\/(.+\+)?json|text\/plain)$/.test(type);
}

function afterComment(html: string, start: number): number {
  // From the two dashes of the opening on: `<!-->` and `<!--->` are whole comments.
  const end = /-->|--!>/g;
  end.lastIndex = start + "<!".length;
  return end.exec(html) ? end.lastIndex : html.length;
}

function readAttributes(html: string, start: number) {
  const values = new Map<string, string>();
  const attribute =
    /[\s/]*(?:(>)|([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y;
  attribute.lastIndex = start;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    if (found[1] !== undefined) {
      return { values, end: attribute.lastIndex };
    }
    const name = (found[2] ?? "").toLowerCase();
    if (!values.has(name)) {
      values.set(name, found[3] ?? found[4] ?? found[5] ?? "");
    }
  }
  return { values, end: html.length };
}

/** The text up to the element's end tag, or to the end of the document where there is none. */
function rawText(html: string, start: number, name: string): string {
  const mark =
    name === "script"
      ? /<!--|-->|<(\/?)script(?=[\s/>])/gi
      : new RegExp(`<(/)${name}(?=[\\s/>])`, "gi");
  mark.lastIndex = start;
  // Inside `<!--` a nested `<script` hides the next `</script>` (HTML §13.2.5.29).
  let state: "plain" | "comment" | "nested" = "plain";
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    const text = found[0];
    if (text === "<!--") {
      state = state === "plain" ? "comment" : state;
    } else if (text === "-->") {
      state = "plain";
    } else if (found[1] === "") {
      state = state === "comment" ? "nested" : state;
    } else if (state === "nested") {
      state = "comment";
    } else {
      return html.slice(start, found.index);
    }
  }
  return html.slice(start);
}

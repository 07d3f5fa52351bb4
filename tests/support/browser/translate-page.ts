/**
 * Runs in a page, and does to it what a browser does that translates it: every text goes into
 * elements of another kind, those that come later too.
 */
export function translatePage(): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const isRead = !node.parentElement?.closest("font, script, style, noscript, textarea");
      if (node instanceof Text && isRead && /\p{L}/u.test(node.data)) texts.push(node);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      const place = node instanceof Text ? node.parentElement : node;
      if (place instanceof Element && !place.closest("font")) translate(place);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

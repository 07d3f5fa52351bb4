import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { bundleModule } from "./bundle-module.ts";
import { type PlainNode, plainElement } from "./plain-element.ts";

/**
 * Serves, at the paths of a site, pages with the markup and the styles of that site's, hydrated by
 * React and nothing else; all that they bring along comes from the site itself.
 */
export async function withPlainPages(
  site: string,
  paths: readonly string[],
  browser: Browser,
  run: (origin: string) => Promise<void>,
): Promise<void> {
  const script = await bundleModule(
    fileURLToPath(new URL("plain-page-client.ts", import.meta.url)),
    "plain",
  );
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await plainPage(site + path, browser));
  const server = createServer(async ({ url = "/", headers }, response) => {
    const page = pages.get(url);
    if (page !== undefined) {
      response.setHeader("content-type", "text/html; charset=utf-8").end(page);
    } else if (url === SCRIPT) {
      response.setHeader("content-type", "text/javascript; charset=utf-8").end(script);
    } else {
      const answer = await fetch(site + url, { headers: { accept: headers.accept ?? "*/*" } });
      const type = answer.headers.get("content-type") ?? "text/plain";
      response.writeHead(answer.status, { "content-type": type, "cache-control": "max-age=600" });
      response.end(Buffer.from(await answer.arrayBuffer()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    await run(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const SCRIPT = "/plain-page.js";

async function plainPage(address: string, browser: Browser): Promise<string> {
  const html = await (await fetch(address)).text();
  const page = await browser.newPage();
  const { head, body } = await page.evaluate(readMarkup, html).finally(() => page.close());
  const tree = JSON.stringify(body).replaceAll("<", "\\u003c");
  const markup = renderToString(createElement("div", null, ...body.map(plainElement)) as ReactNode);
  return `<!doctype html><html lang="en"><head>${head}</head><body><div id="plain">${markup}</div><script type="application/json" id="tree">${tree}</script><script type="module" src="${SCRIPT}"></script></body></html>`;
}

/** Runs in a browser: the head without scripts, and the elements and texts of the body. */
function readMarkup(html: string): { head: string; body: PlainNode[] } {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const left of parsed.querySelectorAll(
    "script, noscript, template, link[rel=modulepreload]",
  )) {
    left.remove();
  }
  const nodesOf = (parent: Element): PlainNode[] =>
    [...parent.childNodes].flatMap((node): PlainNode[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const);
      return [{ tag: node.localName, attributes, children: nodesOf(node) }];
    });
  parsed.body.normalize();
  return { head: parsed.head.innerHTML, body: nodesOf(parsed.body) };
}

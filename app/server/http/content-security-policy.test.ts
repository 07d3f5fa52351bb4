import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, findInlineElements } from "./content-security-policy.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("a page may run its own inline elements and nothing else", () => {
  const html = "<style>p{}</style><script>日</script><script>b</script><script>b</script>";
  const policy = contentSecurityPolicy(html, { secure: false });
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' ${sha("日")} ${sha("b")}`,
    `style-src 'self' ${sha("p{}")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test("hashes are of what a browser sees: newlines are line feeds", () => {
  expect(contentSecurityPolicy("<script>a\r\nb\rc</script>", { secure: false })).toContain(
    sha("a\nb\nc"),
  );
});

test("a site behind TLS asks for everything by TLS", () => {
  expect(contentSecurityPolicy("", { secure: true })).toMatch(/; upgrade-insecure-requests$/);
});

test.each<[string, string, string[], string[]]>([
  ["no element", "<p>script</p>", [], []],
  ["a script", "<script>a()</script>", ["a()"], []],
  ["attributes", `<script type="module" async="" data-x='>'>;\na</script>`, [";\na"], []],
  ["upper case", "<SCRIPT>a</SCRIPT>", ["a"], []],
  ["a file of its own", '<script src="/a.js"></script><script>b</script>', ["b"], []],
  ["src as a value only", '<script data-a="src=">c</script>', ["c"], []],
  ["an empty script", "<script></script>", [""], []],
  ["a data block", '<script type="application/ld+json">{}</script>', [], []],
  ["an import map", '<script type="importmap">{}</script>', ["{}"], []],
  ["comparisons and markup inside", "<script>if(a<b)'<p></p>'</script>", ["if(a<b)'<p></p>'"], []],
  ["an end tag with a space", "<script>a</script ><p>", ["a"], []],
  ["what only begins like an end tag", "<script>a</scripts>b</script>", ["a</scripts>b"], []],
  ["an escaped end tag", "<script>'<\\/script>'</script>", ["'<\\/script>'"], []],
  ["a comment within a script", "<script><!-- a</script>", ["<!-- a"], []],
  ["no end tag", "<script>a", ["a"], []],
  ["a style sheet", "<style media=screen>b{c:d}</style>", [], ["b{c:d}"]],
  ["both", "<style>a</style><script>b</script><style>c</style>", ["b"], ["a", "c"]],
  ["a comment", "<!-- <script>a</script> --><script>b</script>", ["b"], []],
  ["the shortest comment", "<!--><script>b</script>-->", ["b"], []],
  ["an attribute's value", '<p title="<script>a</script>">x</p>', [], []],
  ["an attribute's unquoted value", "<p title=<script>a</p>", [], []],
  ["a title", "<title><script>a</script></title><script>b</script>", ["b"], []],
  ["a text area", "<textarea><script>a</script></textarea>", [], []],
  ["an element that begins alike", "<scripty>a</scripty><script-x>b</script-x>", [], []],
])("inline elements: %s", (_, html, scripts, styles) => {
  expect(findInlineElements(html)).toEqual({ scripts, styles });
});

import { expect, test } from "vitest";
import { findInlineElements } from "./inline-elements.ts";

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
  [
    "a script within a comment within a script",
    "<script><!-- <script>a</script> --></script>",
    ["<!-- <script>a</script> -->"],
    [],
  ],
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
])("%s", (_, html, scripts, styles) => {
  expect(findInlineElements(html)).toEqual({ scripts, styles });
});

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

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

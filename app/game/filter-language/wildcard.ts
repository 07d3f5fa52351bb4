/**
 * A test whether a whole text is written like the pattern, in which `*` stands for any letters or
 * none. The parts are looked for from left to right, each once: no text makes it slow.
 */
export function wildcardTest(pattern: string): (text: string) => boolean {
  const parts = pattern.split("*");
  const first = parts[0] ?? "";
  if (parts.length === 1) return (text) => text === first;
  const last = parts.at(-1) ?? "";
  const between = parts.slice(1, -1).filter((part) => part !== "");
  return (text) => {
    if (text.length < first.length + last.length) return false;
    if (!text.startsWith(first) || !text.endsWith(last)) return false;
    const end = text.length - last.length;
    let at = first.length;
    for (const part of between) {
      const found = text.indexOf(part, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    return at <= end;
  };
}

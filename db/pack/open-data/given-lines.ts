/** A record as it was given away. */
export type Fields = Readonly<Record<string, unknown>>;

/** The records of lines of JSON, as they were given away. */
export function readGivenLines(lines: string): Fields[] {
  return lines.split("\n").flatMap((line) => {
    const record: unknown = line === "" ? null : JSON.parse(line);
    return typeof record === "object" && record !== null ? [{ ...record }] : [];
  });
}

/** What a reader calls a record: its name or title, else its id. */
export function recordName({ id, nameEn, name, title, titleEn, nameJp }: Fields): string {
  const found = [nameEn, name, title, titleEn, nameJp].find((one) => typeof one === "string");
  return typeof found === "string" ? found : String(id);
}

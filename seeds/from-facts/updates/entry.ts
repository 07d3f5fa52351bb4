import type { PackUpdateEntry, PackUpdateItem } from "#db/pack/schema/updates.ts";

type Innermost = PackUpdateItem["items"][number]["items"][number];
type More = Partial<Omit<Innermost, "detail">>;
type Lists = Pick<PackUpdateEntry, "features" | "contents" | "fixes" | "data">;

interface Written {
  id: number;
  timestamp: PackUpdateEntry["timestamp"];
  title: string;
  subtitle?: string;
  complex?: boolean;
  sections: PackUpdateEntry["sections"];
  lists?: { [List in keyof Lists]?: readonly (string | PackUpdateItem)[] };
}

/** An entry as it is written down; an item may be its bare text. */
export function entry({ lists = {}, complex = false, ...written }: Written): PackUpdateEntry {
  return {
    ...written,
    complex,
    features: itemsOf(lists.features),
    contents: itemsOf(lists.contents),
    fixes: itemsOf(lists.fixes),
    data: itemsOf(lists.data),
  };
}

/** An item of the first or the second level. */
export function item<Inner = never>(
  detail: string,
  { items = [], ...more }: More & { items?: Inner[] } = {},
) {
  return { ...point(detail, more), items };
}

/** An item of the innermost level. */
export function point(detail: string, { links = [], spoiler = false, reveal }: More = {}) {
  return { detail, links, spoiler, ...(reveal !== undefined && { reveal }) };
}

function itemsOf(written: readonly (string | PackUpdateItem)[] = []): PackUpdateItem[] {
  return written.map((one) => (typeof one === "string" ? item(one) : one));
}

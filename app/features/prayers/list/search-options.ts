import { namesOfParts } from "#app/game/comma-names.ts";
import { spelledForm } from "#app/game/text-match/name-forms.ts";
import { searchForm } from "#app/game/text-match/plain-text.ts";

/** Something that can be searched for by its id or its English name. */
interface SearchOption {
  readonly id: string;
  readonly name: string;
}

/**
 * The ids that are meant by ids or English names of a query; what names nothing is ignored, as
 * if it were absent, unless more options may come.
 */
export function resolveOptions(
  texts: readonly string[],
  options: readonly SearchOption[],
  { areWhole = true }: { areWhole?: boolean } = {},
): string[] {
  if (texts.length === 0) return [];
  const ids = new Set(options.map(({ id }) => id));
  const byName = new Map(
    options.flatMap(({ id, name }) =>
      [searchForm(name), partsForm(name)].map((form) => [form, id]),
    ),
  );
  const bySpelling = new Map(options.map(({ id, name }) => [partsForm(name, spelledForm), id]));
  const find = (text: string) =>
    ids.has(text)
      ? text
      : (byName.get(partsForm(text)) ?? bySpelling.get(partsForm(text, spelledForm)));
  const meant = namesOfParts(texts, find).flatMap(
    ({ name, meant }) => meant ?? (areWhole ? [] : name),
  );
  return [...new Set(meant)];
}

// Commas stand: "Moon" and "Light" in a row are not the one name "Moonlight".
function partsForm(name: string, form: (part: string) => string = searchForm): string {
  return name.split(",").map(form).join(",");
}

import type { MetaDescriptor } from "react-router";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { type CharacterPagePath, characterPage } from "./section.ts";

/** Title, description and canonical address of a list of the section, with its canonical query. */
export function characterPageMeta(
  path: CharacterPagePath,
  query: URLSearchParams = new URLSearchParams(),
): MetaDescriptor[] {
  const { title, note } = characterPage(path);
  return pageMeta({
    title,
    description: `The characters of Touhou LostWord: ${note}.`,
    canonical: pathWithQuery(path, query),
  });
}

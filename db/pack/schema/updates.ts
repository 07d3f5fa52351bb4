import { z } from "zod";
import { UPDATE_SECTIONS } from "#app/game/vocabulary/updates.ts";
import { idsOf } from "#app/game/vocabulary/vocabulary.ts";
import {
  freeFields,
  instant,
  link,
  month,
  ordinal,
  sitePath,
  slug,
  sources,
  text,
} from "./values.ts";

/** Where a link of the log leads: a path of this site, or another address. */
const target = z.union([sitePath, link], {
  error: "is neither a path of this site, such as /prayers/menu, nor an http or https address",
});

const itemFields = {
  detail: text,
  links: z.array(z.strictObject({ text, url: target })).default([]),
  spoiler: z.boolean().default(false),
  reveal: instant.optional(),
};

// Three levels are as deep as a log entry stays readable.
const innermostItem = z.strictObject(itemFields);
const innerItem = z.strictObject({ ...itemFields, items: z.array(innermostItem).default([]) });
const item = z.strictObject({ ...itemFields, items: z.array(innerItem).default([]) });
const items = z.array(item).default([]);

/** An entry of the update log; the id is its number. */
export const updateEntry = z.strictObject({
  id: ordinal,
  timestamp: instant,
  title: text,
  subtitle: text.optional(),
  complex: z.boolean().default(false),
  sections: z.array(z.enum(idsOf(UPDATE_SECTIONS))).default([]),
  features: items,
  contents: items,
  fixes: items,
  data: items,
});

export const maintenance = z.strictObject({
  id: ordinal,
  start: instant,
  end: instant.optional(),
  news: link.optional(),
  devLetter: z.strictObject({ time: instant, url: link.optional() }).optional(),
});

/** A card of the home page that leads into a section. */
export const homeContent = z.strictObject({
  id: slug,
  path: sitePath,
  title: text,
  text,
});

export type PackUpdateEntry = z.infer<typeof updateEntry>;

/** Numbers of the game's rules, with where and when they held. */
export const mechanic = z.strictObject({
  id: slug,
  region: z.enum(["jp", "global", "any"]),
  asOf: month.optional(),
  values: freeFields,
  sources,
});

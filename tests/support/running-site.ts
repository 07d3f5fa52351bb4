import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Connection } from "#db/connect.ts";
import { importPack } from "#db/pack/import.ts";
import { emptyRecords } from "#db/pack/pack.ts";
import { storyCard } from "#db/pack/schema/story-cards.ts";

const bundle = fileURLToPath(new URL("../../build/server/index.js", import.meta.url));

/** The built site on a free port of this machine; `variables` are environment variables. */
export async function startSite(databaseUrl: string, variables: Record<string, string> = {}) {
  if (!existsSync(bundle)) {
    throw new Error("The site has not been built: npm run build comes before these tests.");
  }
  // React takes its production build by this variable, when it is loaded.
  process.env.NODE_ENV = "production";
  const site: typeof import("#app/server/server.ts") = await import(bundle);
  const config = { DATABASE_URL: databaseUrl, PORT: "0", LOG_LEVEL: "silent", ...variables };
  return site.serve(site.readServerConfig(config));
}

/** Imports a pack of story cards with these names; a card has a release date (ISO) or none. */
export async function importCards(
  connection: Connection,
  cards: Readonly<Record<string, string | undefined>>,
): Promise<{ version: number }> {
  const records = Object.entries(cards).map(([nameEn, release], index) =>
    storyCard.parse({
      id: index + 1,
      nameEn,
      nameBasis: "source",
      sort: nameEn.toLowerCase(),
      rarity: 5,
      type: "plum",
      stats: [],
      credit: "A test",
      ...(release !== undefined && { release }),
      sources: ["test"],
    }),
  );
  const pack = {
    info: { format: 1 as const, name: "Test", description: "Cards of a test" },
    records: { ...emptyRecords(), "story-cards.json": records },
  };
  return importPack(connection, pack, { now: Date.now() });
}

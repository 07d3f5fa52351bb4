import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readPack } from "#db/pack/read.ts";
import { backgroundSheet, iconSheet, prayerSheet } from "./other-sheets.ts";
import { type Sheet, sheetPage, THEMES } from "./page.ts";
import { pictured } from "./pictured.ts";
import { cardSheet, characterSheets, pixelSheet } from "./sheets.ts";

/** Draws every picture of the seeds on contact sheets, one HTML file a sheet and theme. */
const SEEDS = resolve(import.meta.dirname, "..");
const OUT = resolve(SEEDS, "../build/artwork");

const { records } = await readPack(SEEDS);
const { characters, cards } = pictured(records);
await mkdir(OUT, { recursive: true });
const sheets = [
  ...characterSheets(characters),
  await pixelSheet(characters),
  cardSheet(cards),
  prayerSheet(characters),
  iconSheet(),
  backgroundSheet(),
];
for (const sheet of sheets) {
  await write(sheet);
}
console.log(`${characters.length} characters and ${cards.length} cards are drawn in ${OUT}.`);

async function write(sheet: Sheet): Promise<void> {
  for (const theme of THEMES) {
    await writeFile(join(OUT, `${sheet.name}-${theme}.html`), sheetPage(sheet, theme));
  }
}

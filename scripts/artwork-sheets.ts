import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rasterise } from "#app/api/images/raster/raster-file.ts";
import { background, SECTIONS } from "#app/artwork/backgrounds/background.ts";
import { bannerIcon } from "#app/artwork/icons/crests.ts";
import { itemIcon, itemIds } from "#app/artwork/icons/items.ts";
import { type CharacterVariant, EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import { characterPicture, plainEmblem } from "#app/artwork/pictures.ts";
import { prayerBanner } from "#app/artwork/prayer/prayer-banner.ts";
import type { PicturedCard, PicturedCharacter } from "#app/artwork/records.ts";
import { storyCard } from "#app/artwork/story-card/story-card.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { Pack } from "#db/pack/pack.ts";
import { readPack } from "#db/pack/read.ts";
import { root } from "./root.ts";

const THEMES = ["light", "dark"] as const;

type Theme = (typeof THEMES)[number];

// Paper and ink of the two themes (app/layout/styles/tokens.css).
const COLOURS: Readonly<Record<Theme, { ground: string; text: string }>> = {
  light: { ground: "#fbf6ea", text: "#2a2730" },
  dark: { ground: "#141a2b", text: "#e9e0cc" },
};

const SIZES: Readonly<Record<CharacterVariant, readonly [width: number, height: number]>> = {
  thumbnail: [64, 64],
  rebirth: [96, 96],
  safe: [96, 96],
  card: [120, 160],
  full: [180, 270],
  "full-rebirth": [180, 270],
};

const EMBLEMS = ["thumbnail", "rebirth"] as const;

// `npm run artwork` draws every picture of the seeds on contact sheets, a file a sheet and theme.
if (import.meta.main) await drawSheets();

async function drawSheets(): Promise<void> {
  const { records } = await readPack(join(root, "seeds"));
  const { characters, cards } = pictured(records);
  const folder = join(root, "build/artwork");
  await mkdir(folder, { recursive: true });
  const sheets = [
    ...characterSheets(characters),
    await pixelSheet(characters),
    cardSheet(cards),
    prayerSheet(characters),
    iconSheet(),
    backgroundSheet(),
  ];
  for (const sheet of sheets) {
    for (const theme of THEMES) {
      await writeFile(join(folder, `${sheet.name}-${theme}.html`), sheetPage(sheet, theme));
    }
  }
  console.log(`${characters.length} characters and ${cards.length} cards are drawn in ${folder}.`);
}

/** Every picture of every character: a sheet for each variant. */
function characterSheets(characters: readonly PicturedCharacter[]): Sheet[] {
  const sheet = (name: string, variant: CharacterVariant, shown: readonly PicturedCharacter[]) => {
    const [width, height] = SIZES[variant];
    const pictures = shown.map((character) => ({
      label: character.id,
      svg: characterPicture(character, variant),
    }));
    return { name, title: `Characters: ${name}`, width, height, pictures };
  };
  return [
    sheet("thumbnails", "thumbnail", characters),
    sheet(
      "rebirths",
      "rebirth",
      characters.filter((character) => character.rebirth),
    ),
    sheet("spoiler-safe", "safe", characters.slice(0, 1)),
    sheet("cards", "card", characters),
    sheet("full", "full", characters),
  ];
}

/** The emblems as lists show them. */
async function pixelSheet(characters: readonly PicturedCharacter[]): Promise<Sheet> {
  const [width, height] = SIZES.thumbnail;
  const size = { width: EMBLEM_PIXELS.once, height: EMBLEM_PIXELS.once, format: "avif" } as const;
  const pictures = await Promise.all(
    characters.flatMap((character) =>
      (character.rebirth ? EMBLEMS : EMBLEMS.slice(0, 1)).map(async (variant) => ({
        label: `${character.id} ${variant}`,
        avif: await rasterise(plainEmblem(character, variant), size),
      })),
    ),
  );
  return { name: "emblems-as-pixels", title: "Emblems as pixels", width, height, pictures };
}

/** Every story card. */
function cardSheet(cards: readonly PicturedCard[]): Sheet {
  const pictures = cards.map((card) => ({ label: String(card.id), svg: storyCard(card) }));
  return { name: "story-cards", title: "Story cards", width: 180, height: 240, pictures };
}

/** Prayers made up from characters: each banner type with none to eleven rate-ups. */
function prayerSheet(characters: readonly PicturedCharacter[]): Sheet {
  const pictures = BANNER_TYPES.map(({ id }, index) => {
    const rateUp = characters.slice(index * 17, index * 17 + index);
    return { label: `${id} with ${index}`, svg: prayerBanner({ id, type: id, rateUp }) };
  });
  return { name: "prayers", title: "Prayers", width: 352, height: 198, pictures };
}

/** The crests of the banner types and every item. */
function iconSheet(): Sheet {
  const pictures = [
    ...BANNER_TYPES.map(({ id }) => ({ label: id, svg: bannerIcon(id) })),
    ...itemIds.map((id) => ({ label: id, svg: itemIcon(id) })),
  ];
  return { name: "icons", title: "Icons", width: 64, height: 64, pictures };
}

/** The ground of every section, by day and by night. */
function backgroundSheet(): Sheet {
  const pictures = SECTIONS.flatMap((section) =>
    (["light", "dark"] as const).map((theme) => ({
      label: `${section}, ${theme}`,
      svg: background(section, theme),
    })),
  );
  return { name: "backgrounds", title: "Backgrounds", width: 640, height: 360, pictures };
}

/** Pictures of one size, with what they show. */
interface Sheet {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly Labelled[];
}

/** A picture, as SVG or as AVIF. */
type Labelled = { readonly label: string } & (
  | { readonly svg: string }
  | { readonly avif: Uint8Array }
);

/** A sheet as a document that needs no other file. */
function sheetPage(sheet: Sheet, theme: Theme): string {
  const { ground, text } = COLOURS[theme];
  const { title, width, height, pictures } = sheet;
  const images = pictures.map((picture) => {
    const alt = picture.label.replace(/["<>&]/g, "");
    return `<img width="${width}" height="${height}" title="${alt}" alt="${alt}" src="${source(picture)}">`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
body { margin: 12px; background: ${ground}; color: ${text}; font: 14px sans-serif }
img { margin: 3px; vertical-align: top }
</style>
<h1>${title}</h1>
${images.join("\n")}
</html>
`;
}

function source(picture: Labelled): string {
  const [type, bytes] =
    "svg" in picture ? ["svg+xml", Buffer.from(picture.svg)] : ["avif", Buffer.from(picture.avif)];
  return `data:image/${type};base64,${bytes.toString("base64")}`;
}

/** The records of a pack as the artwork takes them. */
export function pictured(records: Pack["records"]): {
  characters: PicturedCharacter[];
  cards: PicturedCard[];
} {
  const persons = new Map(records["persons.json"].map((person) => [person.id, person]));
  const characters = records["characters.json"].map((character) => {
    const person = persons.get(character.person);
    if (!person) {
      throw new Error(`No person ${character.person} for the character ${character.id}.`);
    }
    return {
      id: character.id,
      personId: person.id,
      nameJp: person.nameJp,
      worldId: character.world,
      rebirth: character.rebirth,
    };
  });
  const cards = records["story-cards.json"].map((card) => ({
    id: card.id,
    nameJp: card.nameJp ?? null,
    nameZh: card.nameZh ?? null,
    type: card.type,
    rarity: card.rarity,
    featured: card.featured,
    buffs: card.buffs.map(({ type, attribute }) => ({ attributeType: type, attribute })),
  }));
  return { characters, cards };
}

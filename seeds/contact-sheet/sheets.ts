import { rasterise } from "#app/api/images/raster/rasterise.ts";
import { type CharacterVariant, EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import { characterPicture, plainEmblem } from "#app/artwork/pictures.ts";
import type { PicturedCard, PicturedCharacter } from "#app/artwork/records.ts";
import { storyCard } from "#app/artwork/story-card/story-card.ts";
import type { Sheet } from "./page.ts";

const SIZES: Readonly<Record<CharacterVariant, readonly [width: number, height: number]>> = {
  thumbnail: [64, 64],
  rebirth: [96, 96],
  safe: [96, 96],
  card: [120, 160],
  full: [180, 270],
  "full-rebirth": [180, 270],
};

/** Every picture of every character: a sheet for each variant. */
export function characterSheets(characters: readonly PicturedCharacter[]): Sheet[] {
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
export async function pixelSheet(characters: readonly PicturedCharacter[]): Promise<Sheet> {
  const [width, height] = SIZES.thumbnail;
  const size = { width: EMBLEM_PIXELS, height: EMBLEM_PIXELS, format: "avif" } as const;
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

const EMBLEMS = ["thumbnail", "rebirth"] as const;

/** Every story card. */
export function cardSheet(cards: readonly PicturedCard[]): Sheet {
  const pictures = cards.map((card) => ({ label: String(card.id), svg: storyCard(card) }));
  return { name: "story-cards", title: "Story cards", width: 180, height: 240, pictures };
}

import { prayerBanner } from "#app/artwork/prayer/prayer-banner.ts";
import { background } from "../backgrounds/background.ts";
import { mix } from "../drawing/colour.ts";
import { box, gradient, num, svg } from "../drawing/svg.ts";
import { fullPrint } from "../emblem/full-print.ts";
import { hanko } from "../emblem/hanko.ts";
import { latinLine, latinLines } from "../glyphs/latin.ts";
import { BANNER_COLOURS } from "../icons/crests.ts";
import { CARD_COLOURS, GOLD, INK, NIGHT, PAPER, WHITE } from "../palette.ts";
import type { PicturedCard, PicturedCharacter, PicturedPrayer } from "../records.ts";
import { storyCard } from "../story-card/story-card.ts";

/** The size that other sites ask of the picture beside a link. */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** What is written beside the picture; letters without an outline are left out. */
export interface PreviewText {
  readonly eyebrow: string;
  readonly title: string;
  readonly note?: string;
}

export function characterPreview(character: PicturedCharacter, text: PreviewText): string {
  return beside(fullPrint(character), { width: 378, height: 567, sky: "#1d3557", text });
}

export function storyCardPreview(card: PicturedCard, text: PreviewText): string {
  const sky = mix(CARD_COLOURS[card.type].land, NIGHT, 0.62);
  return beside(storyCard(card), { width: 425, height: 567, sky, text });
}

export function prayerPreview(prayer: PicturedPrayer, text: PreviewText): string {
  const sky = mix(BANNER_COLOURS[prayer.type][0], NIGHT, 0.66);
  return beside(prayerBanner(prayer), { width: 600, height: 338, sky, text });
}

/** The number of a floor before the mansion at night. */
export function floorPreview(floor: number): string {
  const ground = nested(background("tower", "dark"), { x: 0, y: -22, width: 1200, height: 675 });
  const heading = latinLine("Scarlet Devil Tower Floor", { x: 84, y: 150, size: 44, fill: WHITE });
  const number = latinLine(String(floor), { x: 78, y: 430, size: 300, fill: WHITE });
  return document("#33141f", ground + heading + number + brandAt(84));
}

/** A picture at the left in a rim of gold, the text at its right. */
function beside(
  picture: string,
  { width, height, sky, text }: { width: number; height: number; sky: string; text: PreviewText },
): string {
  const x = 60;
  const y = (PREVIEW_HEIGHT - height) / 2;
  const textX = x + width + 60;
  const rim =
    box(x - 8, y - 8, width + 16, height + 16, INK) +
    box(x - 5, y - 5, width + 10, height + 10, GOLD);
  return sheet(sky, rim + nested(picture, { x, y, width, height }), {
    x: textX,
    width: PREVIEW_WIDTH - textX - 56,
    text,
  });
}

function sheet(
  sky: string,
  art: string,
  { x, width, text: { eyebrow, title, note } }: { x: number; width: number; text: PreviewText },
): string {
  const size = width < 520 ? 58 : 68;
  const lines = latinLines(title, { size, width, most: 4 });
  const top = 315 - (lines.length * size * 1.16) / 2;
  const written =
    latinLine(latinLines(eyebrow, { size: 30, width, most: 1 })[0] ?? "", {
      x,
      y: top - 26,
      size: 30,
      fill: mix(WHITE, sky, 0.25),
    }) +
    lines
      .map((line, index) =>
        latinLine(line, { x, y: top + size * (0.9 + index * 1.16), size, fill: WHITE }),
      )
      .join("") +
    (note === undefined
      ? ""
      : latinLine(latinLines(note, { size: 32, width, most: 1 })[0] ?? "", {
          x,
          y: top + lines.length * size * 1.16 + 52,
          size: 32,
          fill: mix(WHITE, sky, 0.15),
        }));
  return document(sky, art + written + brandAt(x));
}

function brandAt(x: number): string {
  return (
    hanko("暦", { x: x + 22, y: 574, size: 40, seed: "brand" }) +
    latinLine("LostWord Almanac", { x: x + 58, y: 584, size: 30, fill: WHITE })
  );
}

function document(sky: string, art: string): string {
  const defs = gradient("lp", [
    [0, mix(sky, "#000000", 0.25)],
    [1, mix(sky, PAPER, 0.18)],
  ]);
  const ground = box(0, 0, PREVIEW_WIDTH, PREVIEW_HEIGHT, "url(#lp)");
  return svg(PREVIEW_WIDTH, PREVIEW_HEIGHT, `<defs>${defs}</defs>${ground}${art}`);
}

/** One drawing inside another; its ids are its own, since only one is ever nested. */
function nested(
  drawing: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  return drawing.replace(
    "<svg ",
    `<svg x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" `,
  );
}

import { background, type Section } from "#app/artwork/backgrounds/background.ts";
import type { Theme } from "#app/artwork/backgrounds/themes.ts";
import { appIcon, favicon } from "#app/artwork/icons/app-icon.ts";
import { bannerIcon } from "#app/artwork/icons/crests.ts";
import { itemIcon, itemIds } from "#app/artwork/icons/items.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";

/** A picture that stands at a path of its own as a file of pixels. */
export interface RasterPicture {
  /** Path below the site's root, without a leading slash. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The drawing as SVG. */
  readonly svg: string;
}

/**
 * The pictures at the raster paths of the specification (1 §7) and the icons under which systems
 * install the site, drawn once when it is built.
 */
export function rasterPictures(): RasterPicture[] {
  return [
    ...itemIds.map((id) => icon(`icons/items/${id}.webp`, itemIcon(id))),
    ...BANNER_TYPES.map(({ id }) => icon(`icons/gico/${id}.webp`, bannerIcon(id))),
    square("icons/app-192.png", 192, appIcon({ maskable: false })),
    square("icons/app-512.png", 512, appIcon({ maskable: false })),
    square("icons/app-maskable-512.png", 512, appIcon({ maskable: true })),
    // Apple's systems round the corners themselves.
    square("apple-touch-icon.png", 180, appIcon({ maskable: true })),
    // For browsers that show no drawing in a tab, and for clients that request no other.
    square("favicon.ico", 48, favicon()),
    ...GROUNDS.flatMap(([section, name]) => [
      ground(`img/${name}.webp`, section, "light"),
      ground(`img/${name}-dark.webp`, section, "dark"),
    ]),
  ];
}

/** Pixels of an icon's side: twice as many as the largest place on a page is wide. */
export const ICON_SIZE = 128;

const GROUNDS: readonly (readonly [section: Section, name: string])[] = [
  ["home", "bg-home"],
  ["characters", "bg-characters"],
  ["story-cards", "bg-story-cards"],
  ["updates", "bg-updates"],
  ["prayers", "prayer-bg"],
  ["tower", "tower-bg"],
];

function icon(path: string, svg: string): RasterPicture {
  return square(path, ICON_SIZE, svg);
}

function square(path: string, size: number, svg: string): RasterPicture {
  return { path, width: size, height: size, svg };
}

function ground(path: string, section: Section, theme: Theme): RasterPicture {
  return { path, width: 1600, height: 900, svg: background(section, theme) };
}

import { background, SECTIONS } from "#app/artwork/backgrounds/background.ts";
import { bannerIcon } from "#app/artwork/icons/crests.ts";
import { itemIcon, itemIds } from "#app/artwork/icons/items.ts";
import { prayerBanner } from "#app/artwork/prayer/prayer-banner.ts";
import type { PicturedCharacter } from "#app/artwork/records.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import type { Sheet } from "./page.ts";

/** Prayers made up from characters: each banner type with none to eleven rate-ups. */
export function prayerSheet(characters: readonly PicturedCharacter[]): Sheet {
  const pictures = BANNER_TYPES.map(({ id }, index) => {
    const rateUp = characters.slice(index * 17, index * 17 + index);
    return { label: `${id} with ${index}`, svg: prayerBanner({ id, type: id, rateUp }) };
  });
  return { name: "prayers", title: "Prayers", width: 352, height: 198, pictures };
}

/** The crests of the banner types and every item. */
export function iconSheet(): Sheet {
  const pictures = [
    ...BANNER_TYPES.map(({ id }) => ({ label: id, svg: bannerIcon(id) })),
    ...itemIds.map((id) => ({ label: id, svg: itemIcon(id) })),
  ];
  return { name: "icons", title: "Icons", width: 64, height: 64, pictures };
}

/** The ground of every section, by day and by night. */
export function backgroundSheet(): Sheet {
  const pictures = SECTIONS.flatMap((section) =>
    (["light", "dark"] as const).map((theme) => ({
      label: `${section}, ${theme}`,
      svg: background(section, theme),
    })),
  );
  return { name: "backgrounds", title: "Backgrounds", width: 640, height: 360, pictures };
}

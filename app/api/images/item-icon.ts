import { itemIcon, storyItemIcon } from "#app/artwork/icons/items.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import type { Route } from "./+types/item-icon";
import { FOR_A_DAY, noPicture, pixels } from "./picture-response.ts";
import { ICON_SIZE } from "./raster/raster-pictures.ts";

/**
 * GET /icons/items/{id}.webp for items that the dataset knows and the build did not draw: those of
 * an operator, and those of the story. Those of the build are files, and never come here.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^(.+)\.webp$/.exec(params.file)?.[1];
  const { items, stageItems } = getRequestContext(context).dataset;
  const ofStory = stageItems.find((one) => String(one.id) === id);
  const item = items.find((one) => one.id === id);
  const icon = item ? itemIcon(item.id) : ofStory && storyItemIcon(ofStory.nameJp);
  return icon === undefined
    ? noPicture()
    : pixels(icon, {
        width: ICON_SIZE,
        height: ICON_SIZE,
        format: "webp",
        cacheControl: FOR_A_DAY,
      });
}

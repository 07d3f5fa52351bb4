import { asc } from "drizzle-orm";
import { UPDATE_LISTS } from "#app/game/vocabulary/updates.ts";
import type { Database } from "#db/connect.ts";
import * as tables from "#db/schema/index.ts";
import { writeInstant } from "../instants.ts";
import {
  dropAbsent,
  groupRows,
  type Layers,
  layeredFiles,
  plainFile,
  type StoredFiles,
  splitLayers,
} from "./stored-files.ts";

/** Rules, update log, maintenances and the home page. */
export async function readUpdateFiles(db: Database): Promise<StoredFiles> {
  const { mechanics, homeContents } = tables;
  return new Map([
    plainFile("mechanics", await db.select().from(mechanics).orderBy(asc(mechanics.position))),
    ...layeredFiles("update-entries", await readEntries(db)),
    ...layeredFiles("maintenances", await readMaintenances(db)),
    plainFile(
      "home-contents",
      await db.select().from(homeContents).orderBy(asc(homeContents.position)),
    ),
  ]);
}

async function readEntries(db: Database): Promise<Layers> {
  const { updateEntries } = tables;
  const itemsBelow = await readItems(db);
  const rows = await db.select().from(updateEntries).orderBy(asc(updateEntries.number));
  return splitLayers(
    rows.map(({ number, ...row }) => ({
      id: number,
      ...row,
      ...Object.fromEntries(
        UPDATE_LISTS.map(({ id: list }) => [list, itemsBelow(placeOf(number, list, []))]),
      ),
    })),
  );
}

/** The items below a place, each with those below itself. */
async function readItems(db: Database): Promise<(place: string) => unknown[]> {
  const { updateItems, updateLinks } = tables;
  const links = groupRows(
    await db.select().from(updateLinks).orderBy(asc(updateLinks.position)),
    ({ entryNumber, list, path }) => placeOf(entryNumber, list, path),
    ({ text, url }) => ({ text, url }),
  );
  const rows = await db.select().from(updateItems).orderBy(asc(updateItems.path));
  const rowsBelow = Map.groupBy(rows, ({ entryNumber, list, path }) =>
    placeOf(entryNumber, list, path.slice(0, -1)),
  );
  const itemsBelow = (place: string): unknown[] =>
    (rowsBelow.get(place) ?? []).map((row) => {
      const { entryNumber, list, path, dateExpressions, ...item } = row;
      const here = placeOf(entryNumber, list, path);
      const items = itemsBelow(here);
      return {
        ...dropAbsent(item, dateExpressions),
        links: links(here),
        // The innermost items know no list of items, not even an empty one.
        ...(items.length > 0 && { items }),
      };
    });
  return itemsBelow;
}

async function readMaintenances(db: Database): Promise<Layers> {
  const { maintenances } = tables;
  const rows = await db.select().from(maintenances).orderBy(asc(maintenances.id));
  return splitLayers(
    rows.map(({ devLetterTime, devLetterUrl, ...row }) => ({
      ...row,
      devLetter:
        devLetterTime &&
        dropAbsent({
          time: writeInstant(devLetterTime, row.dateExpressions.devLetterTime),
          url: devLetterUrl,
        }),
    })),
  );
}

function placeOf(entryNumber: number, list: string, path: readonly number[]): string {
  return [entryNumber, list, ...path].join(" ");
}

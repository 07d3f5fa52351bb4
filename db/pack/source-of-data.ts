import { resolve } from "node:path";
import type { Pack } from "./pack.ts";
import { readPack } from "./read.ts";

/** Where the records come from that a database without any is filled with. */
export interface DataSource {
  readonly folder: string;
  /** Whether the records below `samples/` are taken too. */
  readonly samples: boolean;
}

/**
 * What `ALMANAC_DATA` names: nothing is the pack that ships with the project, `facts` that pack
 * without its sample records, anything else the folder of a pack.
 * @param root the project's folder, from which the pack that ships is found
 */
export function dataSource(almanacData: string | undefined, root = "."): DataSource {
  const shipped = resolve(root, "seeds");
  if (almanacData === undefined) return { folder: shipped, samples: true };
  if (almanacData === "facts") return { folder: shipped, samples: false };
  return { folder: resolve(root, almanacData), samples: true };
}

/** @throws {PackRefused} see `readPack` */
export function readData({ folder, samples }: DataSource): Promise<Pack> {
  return readPack(folder, { samples });
}

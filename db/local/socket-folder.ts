import { createHash } from "node:crypto";
import { readlinkSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmbeddedDatabaseError } from "../errors.ts";

/** Operating systems refuse a socket whose path is longer than 104 to 108 bytes. */
const longestFolder = 85;

/** The folder by a path that is short enough for a socket in it: its own, or a link's to it. */
export function socketFolder(home: string): string {
  if (Buffer.byteLength(home) <= longestFolder) return home;
  const name = createHash("sha256").update(home).digest("hex").slice(0, 12);
  const link = join(tmpdir(), `almanac-${name}`);
  try {
    symlinkSync(home, link);
  } catch (error) {
    // From an earlier start; where anybody may make files, it must still lead to us.
    if (readlinkSync(link) !== home) {
      throw new EmbeddedDatabaseError(`${link} is in the way; remove it.`, { cause: error });
    }
  }
  return link;
}

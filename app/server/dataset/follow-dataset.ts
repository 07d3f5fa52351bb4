import type { Sql } from "postgres";
import type { DatasetHolder } from "./dataset-holder.ts";

const CHANNEL = "dataset";
const LOOK_MS = 10_000;

/**
 * Keeps a holder on the newest dataset: at once when an import announces itself, after every
 * reconnection, and by a look at the version every ten seconds, which also finds out whether the
 * database is still there. Returns what ends the looks; the subscription ends with the connection.
 */
export async function followDataset(
  sql: Sql,
  holder: Pick<DatasetHolder<unknown>, "check" | "reload">,
): Promise<() => void> {
  await sql.listen(
    CHANNEL,
    () => void holder.reload(),
    () => void holder.check(),
  );
  const looking = setInterval(() => void holder.check(), LOOK_MS);
  looking.unref();
  return () => clearInterval(looking);
}

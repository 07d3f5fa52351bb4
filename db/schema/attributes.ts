import { type SQL, sql } from "drizzle-orm";
import { BUFF_ATTRIBUTES } from "#app/game/vocabulary/buffs.ts";

/** True where the attribute's type has no closed list, or the attribute stands in it. */
export function knownAttribute(type: SQL, attribute: SQL): SQL {
  const branches = Object.entries(BUFF_ATTRIBUTES).map(([typeId, list]) => {
    const ids = list.map((entry) => `'${entry.id}'`).join(", ");
    return sql`when '${sql.raw(typeId)}' then ${attribute} in (${sql.raw(ids)})`;
  });
  return sql`case ${type} ${sql.join(branches, sql.raw(" "))} else true end`;
}

import { drizzle } from "drizzle-orm/postgres-js";
import type { Connection, Database } from "#db/connect.ts";
import * as schema from "#db/schema/index.ts";

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly Plan[];
}

/** The tables that the statements of a read scan from end to end, as PostgreSQL plans them. */
export async function scannedTables(
  { sql }: Connection,
  read: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const sent: { query: string; params: unknown[] }[] = [];
  const logQuery = (query: string, params: unknown[]) => sent.push({ query, params });
  await read(drizzle(sql, { schema, logger: { logQuery } }));
  const scanned: string[] = [];
  for (const { query, params } of sent) {
    if (!/^\s*(select|with)\b/i.test(query)) continue;
    const values = params.map((value) => (value instanceof Date ? value.toISOString() : value));
    const [row] = await sql.unsafe<{ "QUERY PLAN": { Plan: Plan }[] }[]>(
      `explain (format json) ${query}`,
      values.map(String),
    );
    for (const { Plan: plan } of row?.["QUERY PLAN"] ?? []) scanned.push(...scansIn(plan));
  }
  return scanned;
}

function scansIn(plan: Plan): string[] {
  const below = (plan.Plans ?? []).flatMap(scansIn);
  const table = plan["Relation Name"];
  return plan["Node Type"] === "Seq Scan" && table !== undefined ? [table, ...below] : below;
}

import { expect, test } from "vitest";
import { testDatabase } from "#tests/fixtures/database.ts";

const database = testDatabase();

test("every foreign key has an index that begins with its columns", async () => {
  const { sql } = database.connection;
  const without = await sql`
    select conrelid::regclass::text as table, conname as key
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
    )
    order by 1, 2`;
  expect([...without]).toEqual([]);
  const [all] = await sql`select count(*)::int as count from pg_constraint where contype = 'f'`;
  expect(all?.count).toBeGreaterThan(30);
});

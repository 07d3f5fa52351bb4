import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { workOnDatabase } from "./database.ts";

test("a port in use ends a start before it looks for a database", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  vi.stubEnv("HOST", "127.0.0.1");
  vi.stubEnv("PORT", String(port));
  vi.stubEnv("DATABASE_URL", "postgres://user:word@127.0.0.1:1/almanac");
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const work = vi.fn(async () => 0);
  expect(await workOnDatabase(work)).toBe(1);
  holder.close();
  expect(work).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledExactlyOnceWith(
    `Port ${port} on 127.0.0.1 is in use by another program; stop that one or set PORT to a free port.`,
  );
});

import { z } from "zod";

/** A variable of the environment is wrong; the message names it and what is allowed. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError";
}

/**
 * Reads the variables that the schema names; an empty one counts as not set. Throws
 * `EnvironmentError`. Its message never repeats a value, since a URL may hold a password.
 */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new EnvironmentError(`The environment is not usable: ${faults.join("; ")}.`);
}

/** The variables of everything that works with the database. */
export const databaseEnvironment = {
  /** An external PostgreSQL 15 or newer; without it the embedded one under `.data/` is used. */
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, {
      error: "must be a URL such as postgres://user:password@host:5432/database",
    })
    .optional(),
  /** The data of a new database: `facts`, or the folder of a pack; see `dataSource`. */
  ALMANAC_DATA: z.string().optional(),
  /** Where the clock starts, in milliseconds since the epoch; without it the time of day. */
  ALMANAC_NOW: z.iso
    .datetime({
      offset: true,
      error: "must be a date and time with its zone such as 2026-11-21T09:00:00Z",
    })
    .transform((value) => Date.parse(value))
    .optional(),
};

/** The driver takes several hosts, which the URL class does not; each is looked at by itself. */
function isPostgresUrl(value: string): boolean {
  const [, start = "", hosts = "", rest = ""] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/.exec(value) ?? [];
  return start !== "" && hosts.split(",").every((host) => URL.canParse(`${start}${host}${rest}`));
}

import { statSync } from "node:fs";
import { z } from "zod";
import { databaseEnvironment, parseEnvironment } from "#db/environment.ts";

/** Every setting of the server; `.env.example` documents the variables. */
export type ServerConfig = ReturnType<typeof readServerConfig>;
export type LogLevel = (typeof LOG_LEVELS)[number];

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const serverEnvironment = z.object({
  ...databaseEnvironment,
  DATABASE_URL: databaseEnvironment.DATABASE_URL.nonoptional({
    error: "must be set to the address of a PostgreSQL database, postgres://user@host:5432/name",
  }),
  DATABASE_POOL_MAX: wholeNumber(1, 100).default(10),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: hostName().default("127.0.0.1"),
  ORIGIN: z
    .string()
    .transform((text) => originOf(text) ?? "")
    .refine((origin) => origin !== "", {
      error: "must be an http or https address without a path, such as https://almanac.example",
    })
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|\d|1[0-6])$/, {
      error: "must be true, false or the number of proxies, 0 to 16",
    })
    .transform(proxies)
    .default(0),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("info"),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: hostName().default("127.0.0.1"),
  RESPONSE_CACHE_MB: wholeNumber(0, 65_536).default(128),
  IMAGE_DIR: z
    .string()
    .refine((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory(), {
      error: "must be a folder that can be read",
    })
    .optional(),
  ROLL_RATE_LIMIT: z
    .string()
    .regex(/^(off|[1-9]\d{0,5}\/[1-9]\d{0,4}s)$/, {
      error: "must be off, or a number of rolls in some seconds, such as 30/10s",
    })
    .default("30/10s")
    .transform(rateLimit),
});

/**
 * The server's configuration from environment variables.
 * @throws {EnvironmentError} one sentence that names the wrong variable and what is allowed.
 */
export function readServerConfig(env: Record<string, string | undefined>) {
  const values = parseEnvironment(serverEnvironment, env);
  const { METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = values;
  return {
    databaseUrl: values.DATABASE_URL,
    databasePoolMax: values.DATABASE_POOL_MAX,
    port: values.PORT,
    host: values.HOST,
    /** Scheme, host and port under which visitors reach the site; absent: no absolute links. */
    origin: values.ORIGIN,
    /** How many proxies stand in front, whose forwarded headers are believed; 0 for none. */
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    /** Where the metrics can be read; absent: nowhere. */
    metrics: metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort },
    /** Where the clock starts, ms since the epoch; absent: the machine's time. */
    almanacNow: values.ALMANAC_NOW,
    /** Folder with the operator's own pictures; absent: only drawn ones. */
    imageDir: values.IMAGE_DIR,
    /** Memory for cached answers in bytes; 0 renders every answer anew. */
    responseCacheBytes: values.RESPONSE_CACHE_MB * 1024 * 1024,
    /** How many rolls a visitor may make in a while; absent: as many as they like. */
    rollRateLimit: values.ROLL_RATE_LIMIT,
  };
}

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error });
}

function hostName() {
  const error = "must be an address or a host name, such as 127.0.0.1 or ::";
  return z.string().regex(/^[\w.:-]+$/, { error });
}

function proxies(text: string): number {
  return text === "true" ? Number.POSITIVE_INFINITY : Number(text === "false" ? 0 : text);
}

function rateLimit(text: string): { rolls: number; seconds: number } | undefined {
  if (text === "off") return undefined;
  const [rolls = 0, seconds = 0] = text.split(/[/s]/).map(Number);
  return { rolls, seconds };
}

function originOf(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    return undefined;
  }
  return url.pathname === "/" && url.search === "" && url.hash === "" ? url.origin : undefined;
}

import { expect, test } from "vitest";
import { readServerConfig } from "./config.ts";

const DATABASE_URL = "postgres://user:secret-word@localhost/almanac";

test("only the database has to be named", () => {
  expect(readServerConfig({ DATABASE_URL })).toEqual({
    databaseUrl: DATABASE_URL,
    databasePoolMax: 10,
    port: 3000,
    host: "127.0.0.1",
    origin: undefined,
    trustProxy: 0,
    logLevel: "info",
    metrics: undefined,
    almanacNow: undefined,
    responseCacheBytes: 128 * 1024 * 1024,
    imageDir: undefined,
    rollRateLimit: { rolls: 30, seconds: 10 },
  });
});

test.each([
  [{ PORT: "0" }, { port: 0 }],
  [{ HOST: "::" }, { host: "::" }],
  [{ ORIGIN: "https://almanac.example/" }, { origin: "https://almanac.example" }],
  [{ ORIGIN: "http://localhost:8080" }, { origin: "http://localhost:8080" }],
  [{ TRUST_PROXY: "false" }, { trustProxy: 0 }],
  [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
  [{ TRUST_PROXY: "true" }, { trustProxy: Number.POSITIVE_INFINITY }],
  [{ LOG_LEVEL: "silent" }, { logLevel: "silent" }],
  [{ METRICS_HOST: "::" }, { metrics: undefined }],
  [{ METRICS_PORT: "9400" }, { metrics: { host: "127.0.0.1", port: 9400 } }],
  [{ METRICS_PORT: "0", METRICS_HOST: "0.0.0.0" }, { metrics: { host: "0.0.0.0", port: 0 } }],
  [{ ALMANAC_NOW: "2026-11-21T00:00:00Z" }, { almanacNow: Date.UTC(2026, 10, 21) }],
  [{ RESPONSE_CACHE_MB: "0" }, { responseCacheBytes: 0 }],
  [{ ROLL_RATE_LIMIT: "off" }, { rollRateLimit: undefined }],
  [{ ROLL_RATE_LIMIT: "600/60s" }, { rollRateLimit: { rolls: 600, seconds: 60 } }],
])("%j", (variables, expected) => {
  expect(readServerConfig({ DATABASE_URL, ...variables })).toMatchObject(expected);
});

test.each([
  [{ DATABASE_URL: undefined }, /DATABASE_URL must be set/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must be a URL/],
  [{ PORT: "eighty" }, /PORT must be a whole number from 0 to 65535/],
  [{ PORT: "65536" }, /PORT must be a whole number from 0 to 65535/],
  [{ HOST: "a b" }, /HOST must be an address/],
  [{ ORIGIN: "almanac.example" }, /ORIGIN must be an http or https address/],
  [{ ORIGIN: "https://almanac.example/path" }, /ORIGIN must be an http or https address/],
  [{ ORIGIN: "https://a:b@almanac.example" }, /ORIGIN must be an http or https address/],
  [{ TRUST_PROXY: "yes" }, /TRUST_PROXY must be true, false or the number of proxies/],
  [{ LOG_LEVEL: "loud" }, /LOG_LEVEL must be one of fatal, /],
  [{ METRICS_PORT: "on" }, /METRICS_PORT must be a whole number from 0 to 65535/],
  [{ METRICS_HOST: "a b" }, /METRICS_HOST must be an address/],
  [{ ROLL_RATE_LIMIT: "30" }, /ROLL_RATE_LIMIT must be off, or a number of rolls/],
  [{ ROLL_RATE_LIMIT: "0/10s" }, /ROLL_RATE_LIMIT must be off, or a number of rolls/],
  [{ DATABASE_POOL_MAX: "0" }, /DATABASE_POOL_MAX must be a whole number from 1 to 100/],
])("%j is refused", (variables, message) => {
  expect(() => readServerConfig({ DATABASE_URL, ...variables })).toThrow(message);
});

import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

// What the code under test complains of is a fault: React's warnings come by console.error. A test
// that means to cause one replaces the function with a mock of its own.
const complaints: string[] = [];

beforeEach(() => {
  for (const level of ["error", "warn"] as const) {
    console[level] = (...values: unknown[]) => complaints.push(`${level}: ${format(...values)}`);
  }
});

afterEach(() => {
  expect(complaints.splice(0), "console.error and console.warn during the test").toEqual([]);
});

import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./find.ts";

/** A Chromium to measure or picture with: of the machine, where `findChromium` finds one. */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...args] });
}

import type { Page } from "@playwright/test";
import { expect, isWritten } from "./fixtures.ts";

/** Opens the modal of Reimu and owns her, which begins a collection. */
export async function ownReimu(page: Page) {
  await page.goto("/characters/release-order?character=l1-reimu");
  const modal = page.getByRole("dialog", { name: "Reimu Hakurei" });
  await modal.getByRole("button", { name: "I own this" }).click();
  await expect(modal.getByRole("button", { name: "Owned" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await isWritten(page);
  return modal;
}

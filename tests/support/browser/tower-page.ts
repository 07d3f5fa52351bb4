import type { Page } from "@playwright/test";

/** The floor viewer of the tower. */
export const TOWER = "/stages/scarlet-devil-tower";

export const floorList = (page: Page) => page.getByRole("navigation", { name: "Floors" });
export const floorHeading = (page: Page) =>
  page.getByRole("heading", { level: 2, name: /Floor #/ });
export const floorContent = (page: Page) => page.locator(".floor-content");
export const canonicalLink = (page: Page) => page.locator("link[rel=canonical]");

/** A visitor who wants to see what is not released yet. */
export const wantSpoilers = (page: Page) =>
  page.addInitScript(() => localStorage.setItem("jp-content", "true"));

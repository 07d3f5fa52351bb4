import { FIRST_YEAR } from "./first-year.ts";
import { HOME_CONTENTS } from "./home-contents.ts";
import { MAINTENANCES } from "./maintenances.ts";
import { THIS_YEAR } from "./this-year.ts";

/** The files of the home page and the update log: its cards, and samples. */
export function updateSeeds() {
  return {
    "update-entries.json": [],
    "maintenances.json": [],
    "home-contents.json": [...HOME_CONTENTS],
    "samples/update-entries.json": [...FIRST_YEAR, ...THIS_YEAR],
    "samples/maintenances.json": [...MAINTENANCES],
  };
}

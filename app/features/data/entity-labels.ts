import type { Entity } from "#db/pack/entities.ts";

/** What a visitor calls the kinds of records. */
const LABELS: Readonly<Record<Entity, string>> = {
  worlds: "Worlds",
  series: "Works and groups of worlds",
  persons: "Persons",
  characters: "Characters",
  artists: "Illustrators",
  "character-tags": "Tags of characters",
  "story-cards": "Story cards",
  attacks: "Attacks",
  units: "Skills, lines and resistances",
  "stage-items": "Items of the story",
  "stage-enemies": "Enemies of the story",
  stages: "Stages of the story",
  mechanics: "Numbers of the game’s rules",
  items: "Items",
  batches: "Batches of releases",
  "pool-sets": "Sets of pools",
  prayers: "Prayers",
  "forever-prayers": "Forever prayers",
  roulettes: "Kourindou roulettes",
  "tower-units": "Enemies of the tower",
  "tower-floors": "Floors of the tower",
  "update-entries": "Entries of the update log",
  maintenances: "Maintenances",
  "home-contents": "Cards of the home page",
  "id-orders": "Orders of ids",
};

export function entityLabel(entity: string): string {
  return Object.entries(LABELS).find(([id]) => id === entity)?.[1] ?? entity;
}

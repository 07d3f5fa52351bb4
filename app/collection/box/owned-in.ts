import type { Box } from "./box.ts";

/** How many characters and how many different cards a box owns. */
export function ownedIn({ entries }: Box): { characters: number; cards: number } {
  const owned = [...entries].filter(([, { count }]) => count > 0).map(([key]) => key);
  const characters = owned.filter((key) => key.startsWith("character/")).length;
  return { characters, cards: owned.length - characters };
}

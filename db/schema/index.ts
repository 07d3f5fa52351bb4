export * from "./characters.ts";
export * from "./dataset.ts";
export * from "./enums.ts";
export * from "./story-cards.ts";

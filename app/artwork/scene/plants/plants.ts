import type { CardType } from "#app/game/vocabulary/card-types.ts";
import { bamboo } from "./bamboo.ts";
import { chrysanthemum } from "./chrysanthemum.ts";
import { orchid } from "./orchid.ts";
import type { Plant } from "./plant.ts";
import { plum } from "./plum.ts";

/** The four plants that name the card types. */
export const PLANTS: Readonly<Record<CardType, Plant>> = { plum, orchid, chrysanthemum, bamboo };

export type PlantName = CardType;

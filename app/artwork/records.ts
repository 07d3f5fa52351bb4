import type { BannerType } from "#app/game/vocabulary/banner-types.ts";
import type { CardType } from "#app/game/vocabulary/card-types.ts";

/** What the picture of a character follows from. */
export interface PicturedCharacter {
  readonly id: string;
  readonly personId: string;
  readonly nameJp: string;
  /** World code of the game, such as L1 or A6. */
  readonly worldId: string;
  readonly rebirth: boolean;
}

/** What the picture of a story card follows from. */
export interface PicturedCard {
  readonly id: number;
  readonly nameJp: string | null;
  readonly nameZh: string | null;
  readonly type: CardType;
  readonly rarity: number;
  /** Persons, the first three of which seal the picture. */
  readonly featured: readonly string[];
  readonly buffs: readonly { readonly attributeType: string; readonly attribute: string }[];
}

/** What the banner of a prayer follows from. */
export interface PicturedPrayer {
  readonly id: string;
  readonly type: BannerType;
  readonly rateUp: readonly PicturedCharacter[];
  /** Whether it is the exchange of votive tablets, whose pool has a picture of its own. */
  readonly isRitual?: boolean;
}

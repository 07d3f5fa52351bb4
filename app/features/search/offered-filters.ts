import { type WordedFilter, wordedFilters } from "#app/game/text-match/filter-words.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { ROLES } from "#app/game/vocabulary/roles.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { charactersMenuUrl } from "../characters/menu/search-params.ts";
import { storyCardListUrl } from "../story-cards/list/search-params.ts";
import { floorsUrl } from "../tower/floors/search-params.ts";

/** A search of a list, filled in by what was typed. */
export interface OfferedFilter {
  readonly name: string;
  readonly note: string;
  readonly href: string;
}

export function offeredFilters(text: string): OfferedFilter[] {
  return wordedFilters(text).map((filter) => offered(filter, text));
}

function offered(filter: WordedFilter, text: string): OfferedFilter {
  switch (filter.kind) {
    case "characters": {
      const names = filter.roles.map((role) => labelOf(ROLES, role)).join(" or ");
      const state = charactersMenuUrl.decode(new URLSearchParams());
      return {
        name: `Characters: ${names}`,
        note: "All characters of this role",
        href: `/characters?${charactersMenuUrl.encode({ ...state, role: filter.roles })}`,
      };
    }
    case "floors": {
      const state = floorsUrl.decode(new URLSearchParams());
      const element = labelOf(ELEMENTS, filter.element);
      return {
        name: filter.by === "weak" ? `Floors: weak to ${element}` : `Floors: resists ${element}`,
        note: "Scarlet Devil Tower floors with such an enemy",
        href: `/stages/scarlet-devil-tower?${floorsUrl.encode({ ...state, [filter.by]: filter.element })}`,
      };
    }
    case "story-cards": {
      const state = {
        ...storyCardListUrl.decode(new URLSearchParams()),
        types: filter.type === null ? [] : [filter.type],
        rarities: filter.rarity === null ? [] : [filter.rarity],
        options: filter.effects,
      };
      return {
        name: `Story cards: ${text.trim()}`,
        note: "The card search, filled in",
        href: `/story-cards?${storyCardListUrl.encode(state)}`,
      };
    }
  }
}

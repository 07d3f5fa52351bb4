import { BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { foreverCategoryOf, foreverPrayerCount } from "#app/game/forever-prayer.ts";
import { FOREVER_CATEGORIES } from "#app/game/vocabulary/banner-types.ts";
import { ChipLink } from "#app/ui/chip-link.tsx";
import type { ForeverCharacter } from "./forever-view.ts";
import { type ForeverPrayerState, foreverPrayerUrl } from "./search-params.ts";

/** How many characters of each category there are; a press shows those alone, another one all. */
export function Categories({
  state,
  characters,
}: {
  state: ForeverPrayerState;
  characters: readonly ForeverCharacter[];
}) {
  const counts = foreverPrayerCount(characters.map((one) => one?.type ?? null));
  return (
    <nav className="chips" aria-label="Category">
      <Chip
        state={{ ...state, category: null }}
        isOn={state.category === null}
        count={characters.length}
      >
        All
      </Chip>
      {FOREVER_CATEGORIES.filter((category) => counts[category] > 0).map((category) => {
        const isOn = state.category === category;
        return (
          <Chip
            key={category}
            state={{ ...state, category: isOn ? null : category }}
            isOn={isOn}
            count={counts[category]}
          >
            <BannerTypeLabel type={category} isShort />
          </Chip>
        );
      })}
    </nav>
  );
}

function Chip(props: {
  state: ForeverPrayerState;
  isOn: boolean;
  count: number;
  children: React.ReactNode;
}) {
  const { state, isOn, count, children } = props;
  return (
    <ChipLink to={{ search: foreverPrayerUrl.encode(state).toString() }} isChosen={isOn}>
      {children} <b className="num">{count}</b>
    </ChipLink>
  );
}

/** Whether a character stands in the category that is shown. */
export function isInCategory(
  character: ForeverCharacter,
  category: ForeverPrayerState["category"],
): boolean {
  return category === null || foreverCategoryOf(character?.type ?? null) === category;
}

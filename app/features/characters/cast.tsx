import type { ListedCharacter } from "#app/records/character/listed-character.ts";
import { CharacterThumbnail } from "#app/records/character/thumbnail.tsx";
import { hydratedApart } from "#app/widgets/hydrated-apart.tsx";
import { PREPARED_AHEAD, prepareAhead } from "./stretch-ahead.ts";
import { linesOnPhone, type Part, partsOf } from "./stretches.ts";

interface Look {
  readonly caption?: "name" | "universe";
  readonly costume?: "original" | "rebirth";
}

interface CastProps extends Look {
  readonly characters: readonly ListedCharacter[];
  /** Whether they stand in the first stretch, whose beginning is drawn with the page. */
  readonly isFirst: boolean;
}

/**
 * The characters of a row. Many stand in parts: on a phone each of them is a stretch of its own, and
 * fills whole lines; on wider screens the parts are no boxes, and all characters lie in one grid.
 */
export function Cast({ characters, isFirst, ...look }: CastProps) {
  const parts = partsOf(characters, isFirst);
  if (parts.length < 2) {
    return (
      <ul className="grid-who">
        <Items characters={characters} {...look} />
      </ul>
    );
  }
  return (
    <div className="grid-who parts">
      {parts.map((part, index) => (
        <PartOfCast
          key={part.from}
          {...part}
          all={characters.length}
          isDrawnWithPage={isFirst && index === 0}
          {...look}
        />
      ))}
    </div>
  );
}

const PartOfCast = hydratedApart(function PartOfCast({
  from,
  characters,
  all,
  isDrawnWithPage,
  ...look
}: Part<ListedCharacter> & Look & { all: number; isDrawnWithPage: boolean }) {
  return (
    <div>
      <ul
        className={isDrawnWithPage ? "grid-who part" : `grid-who part ${PREPARED_AHEAD}`}
        aria-label={placesOf(from, characters.length, all)}
        ref={(part) => (part === null || isDrawnWithPage ? undefined : prepareAhead(part))}
        style={{ "--narrow": linesOnPhone(characters) }}
      >
        <Items characters={characters} {...look} />
      </ul>
    </div>
  );
});

function Items({ characters, ...look }: Look & { characters: readonly ListedCharacter[] }) {
  return characters.map((character) => (
    <li key={character.id}>
      <CharacterThumbnail character={character} {...look} />
    </li>
  ));
}

function placesOf(from: number, count: number, all: number): string {
  return count > 1 ? `${from} to ${from + count - 1} of ${all}` : `${from} of ${all}`;
}

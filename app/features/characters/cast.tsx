import type { ListedCharacter } from "#app/records/character/listed-character.ts";
import { CharacterThumbnail } from "#app/records/character/thumbnail.tsx";
import { prepareAhead } from "./stretch-ahead.ts";
import { linesOnPhone, partsOf } from "./stretches.ts";

interface CastProps {
  readonly characters: readonly ListedCharacter[];
  readonly caption?: "name" | "universe";
  readonly costume?: "original" | "rebirth";
  /** Whether they stand in the first stretch, whose beginning is drawn with the page. */
  readonly isFirst: boolean;
}

/**
 * The characters of a row. Many stand in parts: on a phone each of them is a stretch of its own, and
 * fills whole lines; on wider screens the parts are no boxes, and all characters lie in one grid.
 */
export function Cast({ characters, isFirst, ...look }: CastProps) {
  const parts = partsOf(characters, isFirst);
  const inList = (part: readonly ListedCharacter[]) =>
    part.map((character) => (
      <li key={character.id}>
        <CharacterThumbnail character={character} {...look} />
      </li>
    ));
  if (parts.length < 2) {
    return <ul className="grid-who">{inList(characters)}</ul>;
  }
  return (
    <div className="grid-who parts">
      {parts.map(({ from, characters: part }, index) => (
        <div key={from}>
          <ul
            className="grid-who part"
            aria-label={placesOf(from, part.length, characters.length)}
            ref={(part) =>
              part === null || (isFirst && index === 0) ? undefined : prepareAhead(part)
            }
            style={{ "--narrow": linesOnPhone(part) }}
          >
            {inList(part)}
          </ul>
        </div>
      ))}
    </div>
  );
}

function placesOf(from: number, count: number, all: number): string {
  return count > 1 ? `${from} to ${from + count - 1} of ${all}` : `${from} of ${all}`;
}

import { CharacterList } from "#app/components/character/character-link.tsx";
import { CharacterThumbnail } from "#app/components/character/thumbnail.tsx";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";

/** Characters side by side; the arrows of the modal go through them. */
export function CharacterGrid({ characters }: { characters: readonly ListedCharacter[] }) {
  return (
    <CharacterList ids={characters.map(({ id }) => id)}>
      <CharacterTiles characters={characters} />
    </CharacterList>
  );
}

/** The same as a part of a longer list. */
export function CharacterTiles({
  characters,
  className = "",
}: {
  characters: readonly ListedCharacter[];
  className?: string;
}) {
  return (
    <ul className={`grid-who ${className}`}>
      {characters.map((character) => (
        <li key={character.id}>
          <CharacterThumbnail character={character} />
        </li>
      ))}
    </ul>
  );
}

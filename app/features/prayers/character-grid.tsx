import { CharacterList } from "#app/records/character/character-link.tsx";
import type { ListedCharacter } from "#app/records/character/listed-character.ts";
import { CharacterThumbnail } from "#app/records/character/thumbnail.tsx";

/** Characters side by side; the arrows of the modal go through them. */
export function CharacterGrid({ characters }: { characters: readonly ListedCharacter[] }) {
  return (
    <CharacterList ids={characters.map(({ id }) => id)}>
      <ul className="grid-who">
        {characters.map((character) => (
          <li key={character.id}>
            <CharacterThumbnail character={character} />
          </li>
        ))}
      </ul>
    </CharacterList>
  );
}

import type { ReactNode } from "react";
import type { ListedCharacter } from "#app/records/character/listed-character.ts";
import { CharacterThumbnail } from "#app/records/character/thumbnail.tsx";

/** Rows of a ledger: what they have in common on the left, the characters on the right. */
export function Ledger({ children }: { children: ReactNode }) {
  return <div className="chron">{children}</div>;
}

/** A row of the ledger. `id` names it on the page, for links to it. */
export function LedgerRow({
  id,
  title,
  below,
  count,
  characters,
  caption,
  costume,
}: {
  id: string;
  title: ReactNode;
  /** Stands under the title, such as the Japanese title. */
  below?: ReactNode;
  /** Stands at the end of the heading, such as how many are released. */
  count?: ReactNode;
  characters: readonly ListedCharacter[];
  caption?: "name" | "universe";
  costume?: "original" | "rebirth";
}) {
  return (
    <section
      className="series"
      id={id}
      aria-labelledby={`${id}-title`}
      style={{ "--cast": characters.length }}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {below}
        {count ? <span className="num">{count}</span> : null}
      </header>
      <ul className="grid-who">
        {characters.map((character) => (
          <li key={character.id}>
            <CharacterThumbnail
              character={character}
              {...(caption && { caption })}
              {...(costume && { costume })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

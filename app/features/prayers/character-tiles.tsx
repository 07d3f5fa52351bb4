import type { ReactNode } from "react";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { ListedProvider } from "#app/components/character/listed-characters.tsx";
import { ListedThumbnail } from "#app/components/character/thumbnail.tsx";
import type { Shown } from "#app/components/character/use-spoiler-list.ts";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";

/** A list of tiles, in which the arrows of the modal go through `ids`; `count` says how many. */
export function CharacterTileList({
  ids,
  shown: { listed, hidden },
  count,
  className,
  children,
}: {
  ids: readonly string[];
  shown: Omit<Shown<unknown>, "list">;
  count: ReactNode;
  /** Of the line with the count. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <ListFilter
      ids={ids}
      count={
        <SpoilerCount hidden={hidden} inFault={hidden.inFault} className={className}>
          {count}
        </SpoilerCount>
      }
    >
      <CharacterList ids={ids}>
        <ListedProvider state={listed}>{children}</ListedProvider>
      </CharacterList>
    </ListFilter>
  );
}

/** Characters side by side, by their ids. */
export function CharacterTiles({
  characters,
  className = "",
}: {
  characters: readonly string[];
  className?: string;
}) {
  return (
    <ul className={`grid-who ${className}`}>
      {characters.map((id) => (
        <li key={id}>
          <ListedThumbnail id={id} />
        </li>
      ))}
    </ul>
  );
}

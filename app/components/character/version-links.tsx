import { Link } from "react-router";
import { keyOf } from "#app/collection/box/entry.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { OwnedMark, ownedInWords } from "#app/components/collection/owned-mark.tsx";
import { characterInfoPath } from "#app/presenters/record-paths.ts";
import type { CharacterVersion } from "#app/presenters/versions-of.ts";
import { Emblem } from "./emblem.tsx";

/** So many are seen at a glance. */
const FEW = 5;

/** Characters by their emblems, each leading to the page of the character. */
export function VersionLinks({ versions }: { versions: readonly CharacterVersion[] }) {
  const list = (
    <ul className="grid-who mt-4">
      {versions.map((version) => (
        <li key={version.id}>
          <VersionLink version={version} />
        </li>
      ))}
    </ul>
  );
  if (versions.length <= FEW) return list;
  return <ListFilter ids={versions.map(({ id }) => id)}>{list}</ListFilter>;
}

function VersionLink({ version: { id, title, image, caption } }: { version: CharacterVersion }) {
  const entry = useEntry(keyOf("character", id));
  const words = ownedInWords(entry);
  return (
    <Link
      className="who"
      to={characterInfoPath(id)}
      title={title}
      aria-label={words === null ? title : `${title}, ${words}`}
    >
      {image === null ? <span className="thumb" /> : <Emblem image={image} isBare />}
      <OwnedMark entry={entry} />
      <span className="name">{caption}</span>
    </Link>
  );
}

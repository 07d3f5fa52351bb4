import { Link } from "react-router";
import { characterInfoPath } from "#app/presenters/record-paths.ts";
import type { CharacterVersion } from "#app/presenters/versions-of.ts";
import { Emblem } from "./emblem.tsx";

/** Characters by their emblems, each leading to the page of the character. */
export function VersionLinks({ versions }: { versions: readonly CharacterVersion[] }) {
  return (
    <ul className="grid-who mt-4">
      {versions.map(({ id, title, image, caption }) => (
        <li key={id}>
          <Link className="who" to={characterInfoPath(id)} title={title} aria-label={title}>
            {image === null ? <span className="thumb" /> : <Emblem image={image} />}
            <span className="name">{caption}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

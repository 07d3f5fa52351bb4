import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { universeTrackerUrl } from "./search-params.ts";
import type { Universes } from "./universes.ts";
import { universeInUrl } from "./universes.ts";

/** Every universe with the number of its characters, each a link. */
export function UniverseList({
  all,
  current,
  replace = false,
}: {
  all: Universes["all"];
  current: string | undefined;
  /** Whether a link takes the place of the history entry it stands on, as in a popup. */
  replace?: boolean;
}) {
  return (
    <ul className="universes">
      {all.map(({ id, arc, count }) => (
        <li key={id}>
          <Link
            to={{ search: universeTrackerUrl.encode({ universe: universeInUrl(id) }).toString() }}
            aria-current={id === current ? "page" : undefined}
            replace={replace}
          >
            <span className="code">{id}</span>
            {arc ? <span className="arc">{arc}</span> : null}
            <span className="num">{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

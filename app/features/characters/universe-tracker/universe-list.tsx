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
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-4">
      {all.map(({ id, arc, count }) => (
        <li key={id}>
          <Link
            className="flex gap-2 items-baseline min-h-touch py-2.5 border-b border-rule hover:text-seal aria-[current=page]:font-semibold aria-[current=page]:text-seal"
            to={{ search: universeTrackerUrl.encode({ universe: universeInUrl(id) }).toString() }}
            aria-current={id === current ? "page" : undefined}
            replace={replace}
          >
            <span className="font-title text-[1.0625rem]/[1.25] font-semibold whitespace-nowrap">
              {id}
            </span>
            {arc ? <span className="truncate text-small text-ink-3">{arc}</span> : null}
            <span className="num ms-auto text-ink-3 text-dense">{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

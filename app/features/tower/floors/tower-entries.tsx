import { Link } from "react-router";
import type { FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import { ELEMENTS } from "#app/game/vocabulary/elements.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { elementPath, floorPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";

/** So many boss floors stand here, the highest first. */
const MOST = 12;

/** Ways into the tower other than by a floor's number: its weaknesses and its bosses. */
export function TowerEntries({
  counts,
  bosses,
}: {
  counts: FacetCounts;
  bosses: ReadonlySet<number>;
}) {
  const floorsOf = new Map(counts.weak);
  const elements = ELEMENTS.filter(({ id }) => floorsOf.has(id));
  const highest = [...bosses].sort((a, b) => b - a).slice(0, MOST);
  return (
    <div>
      {elements.length === 0 ? null : (
        <PageSection id="weak-floors" title="Floors weak to">
          <ul className="grid grid-cols-2 gap-x-5 min-[1366px]:grid-cols-1">
            {elements.map(({ id, label }) => (
              <li key={id} className="border-b border-rule">
                <Link
                  className="flex min-h-touch items-center gap-2 hover:text-seal"
                  to={elementPath(id)}
                >
                  <ElementSymbol element={id} label="" />
                  {label}
                  <span className="num ms-auto text-ink-2">{floorsOf.get(id)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      {highest.length === 0 ? null : (
        <PageSection id="boss-floors" title="Boss floors">
          <ul className="num mt-3 grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1">
            {highest.map((floor) => (
              <li key={floor}>
                <Link
                  className="grid min-h-touch place-items-center rounded-1 border border-rule-2 bg-sheet hover:border-seal hover:text-seal"
                  to={floorPath(floor)}
                  aria-label={`Boss floor ${floor}`}
                >
                  {floor}
                </Link>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </div>
  );
}

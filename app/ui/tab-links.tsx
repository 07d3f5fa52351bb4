import { Link, type To } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";

/**
 * Tabs that are links, for what stands in the URL: they work without scripts. `replace` and `state`
 * are those of the links, for tabs that make no history of their own.
 */
export function TabLinks({
  label,
  tabs,
  current,
  className = "",
  ...link
}: {
  label: string;
  tabs: readonly {
    readonly id: string;
    readonly label: string;
    /** How much stands behind the tab. */
    readonly count?: number;
    readonly to: To;
  }[];
  current: string;
  className?: string;
  replace?: boolean;
  state?: unknown;
}) {
  return (
    <nav className={`tabs scroll-x ${className}`} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          className="tab"
          to={tab.to}
          aria-current={tab.id === current ? "page" : undefined}
          preventScrollReset
          {...link}
        >
          <span>{tab.label}</span>
          {tab.count === undefined ? null : (
            <>
              {" "}
              <span className="num">{formatNumber(tab.count)}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}

import { Link, type To } from "react-router";
import { type TabLabel, TabText } from "./tab-label.tsx";

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
  tabs: readonly (TabLabel & { to: To })[];
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
          <TabText {...tab} />
        </Link>
      ))}
    </nav>
  );
}

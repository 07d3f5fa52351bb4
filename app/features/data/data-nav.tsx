import { Link } from "react-router";
import { CHANGES_PATH, CORRECTION_PATH, DATA_PATH } from "./data-paths.ts";

const PAGES = [
  { id: "data", path: DATA_PATH, label: "Open data" },
  { id: "changes", path: CHANGES_PATH, label: "What changed" },
  { id: "correction", path: CORRECTION_PATH, label: "Report a mistake" },
  { id: "api", path: "/api", label: "API" },
] as const;

/** The pages about the data. */
export function DataNav({ current }: { current: (typeof PAGES)[number]["id"] }) {
  return (
    <nav className="subnav scroll-x" aria-label="Data">
      {PAGES.map(({ id, path, label }) => (
        <Link key={id} to={path} aria-current={id === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

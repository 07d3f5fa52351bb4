import { Link } from "react-router";
import { FLOOR_ANSWERS_PATH, TEAM_PATH } from "../answers/paths.ts";
import { FLOORS_PATH, REWARDS_PATH } from "./tower-paths.ts";

const PAGES = [
  { id: "floors", path: FLOORS_PATH, label: "Floors" },
  { id: "answers", path: FLOOR_ANSWERS_PATH, label: "Best attacks" },
  { id: "team", path: TEAM_PATH, label: "Team" },
  { id: "rewards", path: REWARDS_PATH, label: "Item Tracker" },
] as const;

/** The pages of the tower. */
export function TowerNav({ current }: { current: (typeof PAGES)[number]["id"] }) {
  return (
    <nav className="subnav scroll-x" aria-label="Tower">
      {PAGES.map(({ id, path, label }) => (
        <Link key={id} to={path} aria-current={id === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

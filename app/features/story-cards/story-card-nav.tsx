import { Link } from "react-router";

const LISTS = [
  { id: "list", label: "All cards", path: "/story-cards" },
  { id: "illustrators", label: "Illustrators", path: "/story-cards/illustrators" },
] as const;

/** The lists of the section, side by side. */
export function StoryCardNav({ current }: { current: (typeof LISTS)[number]["id"] }) {
  return (
    <nav className="subnav scroll-x mb-3.5" aria-label="Story card lists">
      {LISTS.map(({ id, label, path }) => (
        <Link key={id} to={path} aria-current={id === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

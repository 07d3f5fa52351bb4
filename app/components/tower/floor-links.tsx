import { Link } from "react-router";
import { floorPath } from "#app/presenters/record-paths.ts";

/** Floors of the Scarlet Devil Tower by their numbers, each leading to the floor. */
export function FloorLinks({ floors }: { floors: readonly number[] }) {
  return (
    <ul className="num mt-2 grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1 [&_a]:grid [&_a]:min-h-touch [&_a]:place-items-center [&_a]:rounded-1 [&_a]:border [&_a]:border-rule [&_a]:text-ink-2 [&_a:hover]:border-seal [&_a:hover]:text-seal">
      {floors.map((floor) => (
        <li key={floor}>
          <Link to={floorPath(floor)} aria-label={`Floor ${floor}`}>
            {floor}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { Link } from "react-router";
import { floorPath } from "#app/presenters/record-paths.ts";

/** Floors of the Scarlet Devil Tower by their numbers, each leading to the floor. */
export function FloorLinks({ floors }: { floors: readonly number[] }) {
  return (
    <ul className="fl-list num">
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

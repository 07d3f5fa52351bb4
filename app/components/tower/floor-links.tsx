import { Link } from "react-router";
import { floorPath } from "#app/presenters/record-paths.ts";
import { Fold } from "#app/ui/fold.tsx";

/** As many floors as are read at a glance; more of them are folded. */
export const FEW_FLOORS = 24;

/**
 * Floors of the Scarlet Devil Tower by their numbers, each leading to the floor. Many are folded by
 * hundreds, the highest first.
 */
export function FloorLinks({ floors }: { floors: readonly number[] }) {
  if (floors.length <= FEW_FLOORS) return <Floors floors={floors} />;
  const hundreds = [...Map.groupBy(floors, (floor) => Math.floor((floor - 1) / 100))];
  return hundreds
    .sort(([one], [other]) => other - one)
    .map(([hundred, those]) => (
      <Fold
        key={hundred}
        summary={
          <>
            <span className="num text-body text-ink">
              {`${hundred * 100 + 1}–${(hundred + 1) * 100}`}
            </span>
            <span className="num ms-2">
              {those.length === 1 ? "1 floor" : `${those.length} floors`}
            </span>
          </>
        }
      >
        <Floors floors={those} />
      </Fold>
    ));
}

function Floors({ floors }: { floors: readonly number[] }) {
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

import { Link } from "react-router";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { floorPath } from "#app/presenters/record-paths.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import type { NewestFloor } from "./tower-index.ts";

/** The newest floors as windows of the tower, the highest first, with those who stand in them. */
export function NewestFloors({ floors }: { floors: readonly NewestFloor[] }) {
  return (
    <section className="mx-auto max-w-2xl" aria-labelledby="newest-floors">
      <h2 className="mb-3" id="newest-floors">
        Newest floors
      </h2>
      <div
        className="h-12 bg-seal [clip-path:polygon(50%_0,100%_100%,0_100%)]"
        aria-hidden="true"
      />
      <ol className="grid grid-cols-2 gap-3 bg-sunk p-3 sm:grid-cols-3">
        {floors.map(({ floor, mark, enemies }) => (
          <li key={floor}>
            <Link
              className="flex h-full flex-col items-center gap-2 rounded-t-[5rem] bg-sheet px-2 pt-6 pb-3 text-center hover:outline-2 hover:outline-seal"
              to={floorPath(floor)}
            >
              <b className="num font-title text-xl">
                <span className="vh">Floor </span>
                {floor}
              </b>
              {mark === null ? null : <span className="text-xs text-seal">{mark}</span>}
              <ul className="flex flex-wrap justify-center gap-1">
                {enemies.map(({ slot, name, img }) => (
                  <li key={slot} className="grid size-10 place-items-center bg-sunk">
                    {img === null ? (
                      <span aria-hidden="true">{name.en.slice(0, 1)}</span>
                    ) : (
                      <EmblemDrawing image={img} />
                    )}
                    <span className="vh">
                      <PersonName name={name} />
                    </span>
                  </li>
                ))}
              </ul>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

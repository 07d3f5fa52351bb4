import { Link } from "react-router";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { PageSection } from "#app/layout/page-section.tsx";
import { floorPath } from "#app/presenters/record-paths.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import type { NewestFloor } from "./tower-index.ts";

/** The newest floors as windows of the tower, the highest first, with those who stand in them. */
export function NewestFloors({ floors }: { floors: readonly NewestFloor[] }) {
  return (
    <PageSection id="newest" title="Newest floors" jp="新階">
      <div
        className="mx-auto h-12 max-w-read bg-seal [clip-path:polygon(50%_0,100%_100%,0_100%)]"
        aria-hidden="true"
      />
      <ol className="mx-auto grid max-w-read grid-cols-2 gap-3 bg-sunk p-3 sm:grid-cols-3">
        {floors.map(({ floor, mark, enemies }) => (
          <li key={floor}>
            <Link
              className="flex h-full flex-col items-center gap-2 rounded-t-[5rem] bg-sheet px-2 pt-6 pb-3 text-center hover:outline-2 hover:outline-seal"
              to={floorPath(floor)}
            >
              <b className="num font-title text-h4">
                <span className="vh">Floor </span>
                {floor}
              </b>
              {mark === null ? null : <span className="text-small/snug text-seal">{mark}</span>}
              <ul className="flex flex-wrap justify-center gap-1">
                {enemies.map(({ slot, name, img }) => (
                  <li key={slot}>
                    <span className="thumb size-10 leading-10" aria-hidden="true">
                      {img === null ? name.en.slice(0, 1) : <EmblemDrawing image={img} />}
                    </span>
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
    </PageSection>
  );
}

import { Link } from "react-router";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { BeingCrest } from "#app/components/tower/being-crest.tsx";
import { PageSection } from "#app/layout/page-section.tsx";
import { floorPath } from "#app/presenters/record-paths.ts";
import { ElementSymbol } from "#app/settings/element-symbol.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import type { NewestFloor } from "./tower-index.ts";

/** The newest floors as windows of the tower, the highest first, with those who stand in them. */
export function NewestFloors({
  floors,
  isWide = false,
}: {
  floors: readonly NewestFloor[];
  /** Whether they have a wide page for themselves. */
  isWide?: boolean;
}) {
  return (
    <PageSection id="newest" title="Newest floors" jp="新階">
      <div
        className={`mx-auto h-8 bg-seal sm:h-12 [clip-path:polygon(50%_0,100%_100%,0_100%)] ${isWide ? "" : "max-w-read"}`}
        aria-hidden="true"
      />
      <ol
        className={`mx-auto grid grid-cols-3 gap-1.5 bg-sunk p-1.5 sm:gap-3 sm:p-3 ${isWide ? "lg:grid-cols-6" : "max-w-read"}`}
      >
        {floors.map(({ floor, mark, bring, enemies }) => (
          <li key={floor}>
            <Link
              className="group flex h-full flex-col items-center gap-1.5 rounded-t-[5rem] border-b-2 border-rule-2 bg-sheet px-1 pt-5 pb-3 text-center sm:px-2 hover:outline-2 hover:outline-seal"
              to={floorPath(floor)}
            >
              <b className="num font-title text-h4">
                <span className="vh">Floor </span>
                {floor}
              </b>
              <span
                className={`min-h-4 px-1.5 text-small/snug ${mark === "Boss" ? "bg-seal-fill font-medium text-on-seal" : "text-seal"}`}
              >
                {mark}
              </span>
              <ul className="mt-auto flex flex-wrap justify-center gap-0.5 sm:gap-1">
                {enemies.map(({ slot, name, img }) => (
                  <li key={slot}>
                    <span className="thumb size-8 sm:size-10" aria-hidden="true">
                      {img === null ? <BeingCrest name={name.en} /> : <EmblemDrawing image={img} />}
                    </span>
                    <span className="vh">
                      <PersonName name={name} />
                    </span>
                  </li>
                ))}
              </ul>
              <span className="flex min-h-5 items-center gap-1 text-body">
                {bring.length === 0 ? null : (
                  <span className="text-small text-ink-2 max-sm:sr-only">Bring </span>
                )}
                {bring.map((element) => (
                  <ElementSymbol key={element} element={element} />
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

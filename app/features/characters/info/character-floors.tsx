import { Link } from "react-router";
import { FloorLinks } from "#app/components/tower/floor-links.tsx";
import { PageSection } from "#app/layout/page-section.tsx";
import type { CharacterPageData } from "./character-page-data.ts";

/** The floors of the tower on which the character stands, and those of the same person's others. */
export function CharacterFloors({
  answer: { enemy },
  floors,
  otherFloors,
}: Pick<CharacterPageData, "answer" | "floors" | "otherFloors">) {
  if (floors.length + otherFloors.length === 0) return null;
  return (
    <PageSection
      id="floors"
      title="Scarlet Devil Tower floors"
      end={floors.length + otherFloors.length}
    >
      {floors.length === 0 ? null : <FloorLinks floors={floors} />}
      {otherFloors.length === 0 ? null : (
        <>
          <h3 className="label mt-4">As a version of another world</h3>
          <FloorLinks floors={otherFloors} />
        </>
      )}
      {enemy === null ? null : (
        <p className="mt-2">
          <Link
            className="link inline-flex min-h-11 items-center"
            to={`/stages/scarlet-devil-tower?${new URLSearchParams({ enemy })}`}
          >
            All of these floors in the floor list
          </Link>
        </p>
      )}
    </PageSection>
  );
}

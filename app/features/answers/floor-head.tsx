import { Link } from "react-router";
import { PageHead } from "#app/layout/page-head.tsx";
import { floorPath } from "#app/presenters/record-paths.ts";
import { FLOORS_PATH } from "../tower/tower-paths.ts";

/** The head of a page about the answers to a floor. */
export function FloorHead({
  floor,
  title,
  note,
  isSample,
}: {
  floor: number | null;
  title: string;
  note: string;
  isSample: boolean;
}) {
  return (
    <PageHead
      eyebrow={<Link to={floor === null ? FLOORS_PATH : floorPath(floor)}>Tower</Link>}
      title={title}
      note={note}
      sample={isSample}
      slip={{ title: "紅魔塔", stamp: "塔" }}
    />
  );
}

/** The field for the floor in the forms of these pages. */
export function FloorField({ floor }: { floor: number | null }) {
  return (
    <label className="field w-28">
      <span className="label">Floor</span>
      <input
        className="input"
        name="floor"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={floor ?? ""}
      />
    </label>
  );
}

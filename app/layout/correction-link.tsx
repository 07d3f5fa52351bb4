import { Link } from "react-router";
import { correctionPath } from "#app/presenters/record-paths.ts";

/** Link from a record to a correction of it. */
export function CorrectionLink({ entity, id }: { entity: string; id: string | number }) {
  return (
    <p className="mt-6">
      <Link
        className="link inline-flex min-h-11 items-center"
        to={correctionPath(entity, id)}
        rel="nofollow"
      >
        Report a mistake
      </Link>
    </p>
  );
}

import { Link } from "react-router";
import { correctionPath } from "#app/presenters/record-paths.ts";
import type { ShownChange } from "./shown-changes.ts";

/** The records of a kind that an import touched, with what became of their fields. */
export function ChangedRecords({ entity, records }: Pick<ShownChange, "entity" | "records">) {
  return (
    <ul className="pb-3">
      {records.map(({ id, name, kind, fields }) => (
        <li key={id} className="py-1">
          <Link
            className="link inline-flex min-h-11 items-center"
            to={correctionPath(entity, String(id))}
          >
            {name}
          </Link>{" "}
          <code className="faint">{id}</code> {kind}
          {fields.length > 0 ? (
            <ul className="pl-4 text-dense/normal">
              {fields.map(({ field, from, to }) => (
                <li key={field} className="break-words">
                  <code>{field}</code>
                  {from === null && to === null ? (
                    " changed"
                  ) : (
                    <>
                      {": "}
                      <del>{from ?? "not known"}</del> <ins>{to ?? "not known"}</ins>
                    </>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

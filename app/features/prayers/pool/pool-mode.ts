import { data } from "react-router";
import type { SpecialMode } from "#app/presenters/prayer-detail.ts";

/**
 * The pool whose page stands at a first-named path.
 * @throws a 404 where there is no such pool.
 */
export function poolModeAt(pathname: string): SpecialMode {
  const mode = /^\/prayer\/(standard|ritual)-prayer(\/date-order|\/info)?$/.exec(pathname)?.[1];
  if (mode !== "standard" && mode !== "ritual") {
    throw data("There is no such prayer.", { status: 404 });
  }
  return mode;
}

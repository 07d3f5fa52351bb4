import { data } from "react-router";
import type { SpecialMode } from "#app/answers/special-prayer.ts";
import { siteRoutes } from "#app/site-map.ts";

/**
 * The pool whose page stands at a path, under any of its names.
 * @throws a 404 with the message of the specification where there is no such pool.
 */
export function poolModeAt(pathname: string): SpecialMode {
  const mode = MODES.get(pathname);
  if (mode === undefined) {
    throw data("props not found!", { status: 404 });
  }
  return mode;
}

const MODES = new Map(
  siteRoutes().flatMap(({ path, canonical }): [string, SpecialMode][] => {
    const pool = /^prayer\/(standard|ritual)-prayer(\/|$)/.exec(canonical)?.[1];
    return pool === "standard" || pool === "ritual" ? [[`/${path}`, pool]] : [];
  }),
);

import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { attackRows } from "../attacks/attack-rows.ts";
import { attacksUrl, BATCH } from "../attacks/search-params.ts";
import type { Route } from "./+types/found-attacks";
import { csvResponse } from "./csv.ts";

export const handle: QueryHandle = {
  query: (sent) => attacksUrl.encode({ ...attacksUrl.decode(sent), shown: BATCH }),
};

/** GET /attacks.csv: what a search of the attacks finds. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextAttacksMoment(dataset, now));
  const state = { ...attacksUrl.decode(url.searchParams), shown: dataset.attacks.length };
  const named = (parts: readonly { readonly id: string; readonly power: number }[]) =>
    parts.map(({ id, power }) => `${id} ${power}`).join("; ");
  const rows = attackRows(dataset, state, now).rows.map((row) => ({
    id: row.id,
    character: row.character.name.en,
    slot: row.slot,
    target: row.target,
    power: row.power,
    seconds: row.seconds,
    elements: named(row.elements),
    bullets: named(row.bullets),
    polarity: named(row.polarity),
    kills: row.killers.map(({ name, power }) => `${name} ${power}`).join("; "),
  }));
  return csvResponse("attacks", rows, COLUMNS);
}

const COLUMNS = [
  "id",
  "character",
  "slot",
  "target",
  "power",
  "seconds",
  "elements",
  "bullets",
  "polarity",
  "kills",
];

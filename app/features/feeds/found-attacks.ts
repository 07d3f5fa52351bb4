import { getRequestContext } from "#app/lib/request-context.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import { writtenNames } from "#app/presenters/character-names.ts";
import { attackRows } from "../attacks/attack-rows.ts";
import { attacksUrl, BATCH } from "../attacks/search-params.ts";
import type { Route } from "./+types/found-attacks";
import { filterErrors, refusedSearch, searchHandle, unknownErrors } from "./asked-search.ts";
import { csvResponse } from "./csv.ts";

export const handle = searchHandle(attacksUrl, (state) =>
  attacksUrl.encode({ ...state, shown: BATCH, mine: null }),
);

/** GET /attacks.csv: what a search of the attacks finds. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  expiresAt(nextAttacksMoment(dataset, now));
  const state = { ...attacksUrl.decode(url.searchParams), shown: dataset.attacks.length };
  const named = (parts: readonly { readonly id: string; readonly power: number }[]) =>
    parts.map(({ id, power }) => `${id} ${power}`).join("; ");
  const { rows, read, choices } = attackRows(dataset, state, now);
  const nameOf = writtenNames(dataset.characters);
  const { worlds, killed, borne } = choices;
  const ids = (known: typeof killed) => known.map(({ id }) => id);
  const refused = refusedSearch([
    ...attacksUrl.refusals(url.searchParams),
    ...filterErrors(read),
    ...unknownErrors("world", unknown(state.world, worlds), "the world of an attacker by its code"),
    ...unknownErrors("killer", unknown(state.killer, ids(killed)), "a killed tag by its id"),
    ...unknownErrors("tag", unknown(state.tag, ids(borne)), "the tag of an attacker by its id"),
  ]);
  if (refused) return refused;
  const table = rows.map((row) => ({
    id: row.id,
    character: nameOf(row.character)?.en ?? row.character,
    slot: row.slot,
    target: row.target,
    power: row.power,
    seconds: row.seconds,
    elements: named(row.elements),
    bullets: named(row.bullets),
    polarity: named(row.polarity),
    kills: row.killers.map(({ name, power }) => `${name} ${power}`).join("; "),
  }));
  return csvResponse("attacks", table, COLUMNS);
}

function unknown(name: string, known: readonly string[]): string[] {
  return name === "" || known.includes(name) ? [] : [name];
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

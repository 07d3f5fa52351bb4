import { useDeferredValue, useMemo } from "react";
import type { Attack, AttacksAnswer } from "#app/api-schemas/attacks.ts";
import { entryOf, isMine, keyOf } from "#app/collection/box/entry.ts";
import { useKeptBox } from "#app/collection/use-collection.ts";
import {
  type ListedRecords,
  useListedRecords,
} from "#app/components/character/listed-characters.tsx";
import { useHidden } from "#app/components/character/use-spoiler-list.ts";
import { isReleased } from "#app/game/character-state.ts";
import { readFilter, soundFilter } from "#app/game/filter-language/apply-filter.ts";
import { useApiAnswer } from "#app/lib/use-api-answer.ts";
import { type AttackChoices, attackKeys } from "#app/presenters/attack-keys.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import type { AttackRow, AttackRows } from "./attack-rows.ts";
import { type AttacksState, attacksUrl, BATCH } from "./search-params.ts";

/**
 * What the page shows: what the server drew; in spoiler mode the attacks of everybody, and of those
 * that the visitor's collection is asked for, all.
 */
export function useAttacks({
  state,
  next,
  ...drawn
}: AttackRows & { state: AttacksState; next: number | null }) {
  const { jpContent } = useSettings();
  // A table of hundreds is drawn when there is time for it.
  const showsHidden = useDeferredValue(jpContent);
  const { mine } = state;
  const box = useKeptBox(mine !== null);
  const isWhole = showsHidden || box !== null;
  const path = `/api/attacks?${callQuery(state, drawn.choices, showsHidden)}`;
  const attacks = useApiAnswer<AttacksAnswer>(isWhole ? path : null, { version: next });
  const listed = useListedRecords(next);
  const { records } = listed;
  const hidden = useHidden(listed, attacks);
  const whole = useMemo(() => {
    if (attacks.answer === null || records === null) return null;
    const rowOf = rowsWith(records, state.per);
    const { content, total } = attacks.answer;
    const found = content.filter(
      ({ character }) =>
        box === null || mine === null || isMine(entryOf(box, keyOf("character", character)), mine),
    );
    // The server counts what each choice would leave of released ones, whoever owns them.
    return {
      rows: found.slice(0, state.shown).map(rowOf),
      found: found.length,
      total,
      counts: null,
    };
  }, [attacks.answer, records, state.per, state.shown, box, mine]);
  return { ...(whole ?? drawn), listed, hidden };
}

function callQuery(
  state: AttacksState,
  choices: AttackChoices,
  showsHidden: boolean,
): URLSearchParams {
  const query = attacksUrl.encode({ ...state, shown: BATCH, mine: null });
  // The page passes over what it cannot read, the call refuses it.
  const table = attackKeys(choices);
  const q = soundFilter(readFilter(state.q, table, 0), table);
  if (q === "") query.delete("q");
  else query.set("q", q);
  if (showsHidden) query.set("unreleased", "true");
  return query;
}

/** Draws attacks of the API as the server draws its rows. */
function rowsWith(records: ListedRecords, per: AttacksState["per"]) {
  return (attack: Attack): AttackRow => {
    const character = records.get(attack.character);
    return {
      id: attack.id,
      slot: attack.slot,
      target: attack.target,
      power: per === "second" ? attack.perSecond : attack.totalPower,
      seconds: attack.seconds?.short ?? null,
      elements: attack.elements.map(({ id, total }) => ({ id, power: total })),
      bullets: attack.bullets.map(({ id, total }) => ({ id, power: total })),
      polarity: attack.polarity.map(({ id, total }) => ({ id, power: total })),
      killers: attack.killers.map(({ name, total }) => ({ name, power: total })),
      character: attack.character,
      isHidden: !character || !isReleased(character.status),
    };
  };
}

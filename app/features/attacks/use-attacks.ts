import { useMemo } from "react";
import type { Attack, AttacksAnswer } from "#app/api-schemas/attacks.ts";
import type { ChronologicalAnswer } from "#app/api-schemas/characters.ts";
import { isReleased } from "#app/game/character-state.ts";
import { readFilter, soundFilter } from "#app/game/filter-language/apply-filter.ts";
import { attackKeys } from "#app/presenters/attack-keys.ts";
import { useSpoilerAnswer } from "#app/settings/use-spoiler-answer.ts";
import { siteNow } from "#app/ui/clock.ts";
import { chronologicalRecords, listedRecord } from "../characters/chronological-records.ts";
import type { AttackRow, AttackRows } from "./attack-rows.ts";
import { type AttacksState, attacksUrl, BATCH } from "./search-params.ts";

/** What the page shows: what the server drew, and in spoiler mode the attacks of everybody. */
export function useAttacks({
  state,
  next,
  ...drawn
}: AttackRows & { state: AttacksState; next: number | null }) {
  const query = attacksUrl.encode({ ...state, shown: BATCH });
  query.set("unreleased", "true");
  // The page passes over what it cannot read, the call refuses it.
  const table = attackKeys(drawn.choices);
  const q = soundFilter(readFilter(state.q, table, 0), table);
  if (q === "") query.delete("q");
  else query.set("q", q);
  const attacks = useSpoilerAnswer<AttacksAnswer>(`/api/attacks?${query}`, { next });
  const characters = useSpoilerAnswer<ChronologicalAnswer>("/api/characters/chronological", {
    next,
    missing: "data is null 2",
  });
  const whole = useMemo(() => {
    if (attacks.answer === null || characters.answer === null) return null;
    const rowOf = rowsWith(characters.answer, state);
    const { content, total } = attacks.answer;
    // The server counts what each choice would leave of released ones only.
    const rows = content.slice(0, state.shown).map(rowOf);
    return { rows, found: content.length, total, counts: null };
  }, [attacks.answer, characters.answer, state]);
  return {
    ...(whole ?? drawn),
    hidden: {
      isLoading: attacks.isLoading || characters.isLoading,
      fault: attacks.fault ?? characters.fault,
      tryAgain: () => {
        attacks.tryAgain();
        characters.tryAgain();
      },
    },
  };
}

/** Draws attacks of the API as the server draws its rows. */
function rowsWith(answer: ChronologicalAnswer, { per }: AttacksState) {
  const now = siteNow();
  const listed = new Map(
    chronologicalRecords(answer).map((one) => [one.id, listedRecord(one, now)]),
  );
  return (attack: Attack): AttackRow => {
    const character = listed.get(attack.character);
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
      character: {
        id: attack.character,
        name: character?.name ?? { en: attack.character },
        image: character?.img ?? null,
      },
      isHidden: !character || !isReleased(character.status),
    };
  };
}

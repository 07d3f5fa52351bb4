import { formatNumber } from "#app/game/number-format.ts";

/** How many characters a row of a list holds, at the end of its heading. */
export function CharacterCount({ of: count }: { of: number }) {
  return (
    <>
      <b>{formatNumber(count)}</b> {count === 1 ? "character" : "characters"}
    </>
  );
}

import { createContext, useContext } from "react";
import { useClockFrom } from "#app/ui/clock.ts";

/** The moment of the answer, ms since the epoch, for records that the server draws. */
export const AnswerMoment = createContext<number | null>(null);

/**
 * Whether an instant has passed, null counting as passed: in the browser as it happens, on the
 * server and while hydrating as of the answer.
 */
export function usePassed(at: number | null): boolean {
  const moment = useContext(AnswerMoment);
  const instant = at ?? 0;
  const hadPassed = moment !== null && moment >= instant;
  return useClockFrom(hadPassed, (now) => now >= instant, 100);
}

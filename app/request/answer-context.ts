import { createContext, type RouterContextProvider } from "react-router";
import type { Dataset } from "#db/queries/dataset.ts";

/** What an answer is made of besides its URL. */
export interface AnswerContext {
  /** The moment the answer is for, ms since the epoch; fixed while it is made. */
  readonly now: number;
  readonly dataset: Dataset;
  /** The site's own address from ORIGIN, for absolute links; unknown without it. */
  readonly origin?: string | undefined;
  /**
   * Tells the next moment (ms since the epoch) at which what was read becomes another; null when
   * it never does. The earliest of all told moments ends the answer.
   */
  readonly holdUntil: (moment: number | null) => void;
}

export const answerContext = createContext<AnswerContext | null>(null);

/**
 * The answer that a loader contributes to.
 * @throws {Error} outside a request that the server or the root's middleware has prepared.
 */
export function answerOf(context: Readonly<RouterContextProvider>): AnswerContext {
  const answer = context.get(answerContext);
  if (!answer) {
    throw new Error("No answer is being made: the root route must run provideAnswer first.");
  }
  return answer;
}

/**
 * A new answer for `now`, and what its loaders told: `until()` is the earliest moment, null when
 * only a new dataset ends it.
 */
export function beginAnswer(
  dataset: Dataset,
  now: number,
  origin?: string,
): { context: AnswerContext; until(): number | null } {
  let until: number | null = null;
  const holdUntil = (moment: number | null) => {
    if (moment !== null && (until === null || moment < until)) {
      until = moment;
    }
  };
  return { context: { now, dataset, origin, holdUntil }, until: () => until };
}

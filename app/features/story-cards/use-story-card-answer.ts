import { useApiAnswer } from "#app/lib/use-api-answer.ts";

/**
 * The whole list of a call, future records included; null until it has come. `isMissing` says that
 * it could not be had and none serves in its place, `retry` asks again.
 */
export function useStoryCardAnswer<Answer extends { readonly content: unknown }>(call: string) {
  const { answer, fault, tryAgain } = useApiAnswer<Answer>(call, {
    missing: NULL_LIST,
    must: "content",
  });
  return { answer, isMissing: fault !== null && answer === null, retry: tryAgain };
}

/** Of the error catalogue (specification 2 §8), for both lists. */
const NULL_LIST = "story card list data is null";

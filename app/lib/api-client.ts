/**
 * What a call of the API answers; `Answer` is what the contract says of its path.
 * @throws {Error} with what the server says, else with `missing`, when there is no such answer.
 * @throws {UnreachableError} when there is no connection.
 */
export async function apiAnswer<Answer extends object>(
  path: string,
  missing: string,
  init?: RequestInit,
): Promise<Answer> {
  const response = await reach(path, init);
  const answer: (Answer & Problem) | null = await response.json().catch(nothingUnlessJson);
  if (response.ok && answer !== null) return answer;
  throw new Error(typeof answer?.detail === "string" ? answer.detail : missing);
}

/** Like `apiAnswer`, for the calls whose answer is a `content`, and nothing without it. */
export async function answerWithContent<Answer extends { readonly content: unknown }>(
  path: string,
  missing: string,
): Promise<Answer> {
  const answer = await apiAnswer<Answer>(path, missing);
  if (!answer.content) throw new Error(missing);
  return answer;
}

/** Nothing came back; a TypeError, as `fetch` throws, in words for a visitor. */
export class UnreachableError extends TypeError {
  override readonly name = "UnreachableError";
}

async function reach(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UnreachableError("the site cannot be reached", { cause: error });
  }
}

interface Problem {
  readonly detail?: unknown;
}

/** What a parser says of a page from a proxy in between is nothing for a visitor. */
function nothingUnlessJson(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}

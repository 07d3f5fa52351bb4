/**
 * An answer of the API that the page's HTML may not hold.
 * @throws {Error} with what the server says, else with `missing`, when there is no such answer.
 */
export async function spoilerAnswer<Answer>(path: string, missing: string): Promise<Answer> {
  const response = await fetch(path);
  const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
  const answer = isJson ? await response.json() : null;
  if (response.ok && answer !== null) return answer;
  throw new Error(typeof answer?.detail === "string" ? answer.detail : missing);
}

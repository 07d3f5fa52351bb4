import type { Route } from "./+types/prayers-roll";
import { answerRollCall } from "./roll-call.ts";

/** The call for a server that has no shorter way to it, as in development. */
export async function action({ context, request }: Route.ActionArgs) {
  const type = request.headers.get("content-type") ?? "";
  const { body, ...rest } = await answerRollCall(context, type, await request.text());
  return Response.json(body, rest);
}

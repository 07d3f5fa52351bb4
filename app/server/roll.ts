import { RouterContextProvider } from "react-router";
import { answerRollCall } from "#app/api/roll-call.ts";
import { answerContext, beginAnswer } from "#app/request/answer-context.ts";
import { type RollAllowance, rollAllowanceContext } from "#app/request/roll-allowance.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { type Answer, makeAnswer } from "./http/answer.ts";
import { BARE_POLICY } from "./http/content-security-policy.ts";

/** A roll that was sent. */
interface SentRoll {
  readonly contentType: string;
  readonly text: string;
  readonly dataset: Dataset;
  /** Ms since the epoch. */
  readonly now: number;
  /** Absent where nobody is limited. */
  readonly rolls: RollAllowance | undefined;
}

/**
 * The roll call without React Router, which takes ten times longer to find the route and to make
 * the request and the answer objects of the web than the roll takes.
 */
export async function rollDirectly(sent: SentRoll): Promise<Answer> {
  const { contentType, text, dataset, now, rolls } = sent;
  const context = new RouterContextProvider();
  context.set(answerContext, beginAnswer(dataset, now).context);
  if (rolls) context.set(rollAllowanceContext, rolls);
  const { status, headers, body } = await answerRollCall(context, contentType, text);
  return makeAnswer({
    status,
    headers: { ...headers, "content-security-policy": BARE_POLICY },
    body: JSON.stringify(body),
    cache: "never",
  });
}

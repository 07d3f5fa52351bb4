import { type ActionFunctionArgs, data } from "react-router";
import { answerRoll } from "#app/api/answer-roll.ts";
import { pageRollRequest } from "#app/api-schemas/prayers.ts";
import { seedOfRoll } from "#app/game/rates/run.ts";
import { fitsLink, type RunStep, readSteps } from "#app/game/rates/run-steps.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { readSentBody } from "#app/lib/sent-body.ts";
import { findPrayer } from "#app/presenters/prayer-detail.ts";
import { hiddenItems } from "./linked-run.ts";
import { rolledRun } from "./replayed-run.ts";
import { runWithoutHidden } from "./run-without-hidden.ts";
import { isSeed, MOST_SERVED_STEPS, type SimulatorRun } from "./simulator-run.ts";

/** Where a run stands after its form was sent, and what went wrong if anything. */
export interface RolledRun {
  readonly run: SimulatorRun | null;
  readonly problem: string | null;
}

/**
 * The action of pages with a simulator, for browsers without JavaScript: one more roll of the run
 * that the form carries as its seed and its steps. Nothing is stored.
 */
export async function rollAction({ context, request }: ActionFunctionArgs) {
  const sent = await readSentBody(pageRollRequest, request);
  if ("problem" in sent) return refused(sent.problem, null);
  const { steps: text, seed = crypto.randomUUID().slice(0, 13), ...asked } = sent.body;
  const steps = readSteps(text);
  if (!steps) return refused({ status: 400, detail: "steps is no run." }, null);
  if (!isSeed(seed)) return refused({ status: 400, detail: "seed is no seed of a run." }, null);
  const step = { type: asked.type, sbNo: asked.type === "step-up" ? asked.sbNo : -1 };
  const all = [...steps, step];
  if (all.length > MOST_SERVED_STEPS || !fitsLink(all)) return refused(TOO_LONG, null);
  const rolled = await answerRoll(context, { ...asked, seed: seedOfRoll(seed, steps.length) });
  const { dataset, now } = getRequestContext(context);
  const prayer = findPrayer(dataset, asked.id, now);
  const runOf = (rolls: readonly RunStep[]) =>
    prayer && runWithoutHidden(rolledRun(prayer, seed, rolls), hiddenItems(dataset, now));
  if (!("problem" in rolled)) return data<RolledRun>({ run: runOf(all) ?? null, problem: null });
  if (steps.length === 0) return refused(rolled.problem, null);
  const { status, detail } = rolled.problem;
  // A whole run costs far more than the roll that is refused, so it is not rolled again for nothing.
  return status === 429
    ? refused({ status, detail: `${detail} ${GO_BACK}` }, null)
    : refused(rolled.problem, runOf(steps) ?? null);
}

const GO_BACK = "Go back in your browser to see the run again.";
const TOO_LONG = {
  status: 409,
  detail: `This run is as long as one can be without scripts. ${GO_BACK}`,
};

function refused(
  { status, detail }: { readonly status: number; readonly detail: string },
  run: SimulatorRun | null,
) {
  return data<RolledRun>({ run, problem: detail }, { status });
}

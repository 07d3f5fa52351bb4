import { type ActionFunctionArgs, data } from "react-router";
import { heldPrayer } from "#app/answers/held-prayer.ts";
import { pageRollRequest } from "#app/contract/prayers.ts";
import { seedOfRoll } from "#app/game/rates/run.ts";
import { readSteps, writeSteps } from "#app/game/rates/run-steps.ts";
import { answerOf } from "#app/request/answer-context.ts";
import { answerRoll } from "#app/request/answer-roll.ts";
import { readSentBody } from "#app/request/sent-body.ts";
import { hiddenItems } from "./linked-run.ts";
import { runFrom, type SimulatorRun } from "./simulator-run.ts";
import { veiledRun } from "./veiled-run.ts";

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
  const rolled = await answerRoll(context, { ...asked, seed: seedOfRoll(seed, steps.length) });
  const { dataset, now } = answerOf(context);
  const prayer = heldPrayer(dataset, asked.id, now);
  const runOf = (all: typeof steps) => {
    const run = prayer && runFrom(prayer, seed, writeSteps(all));
    return run ? veiledRun(run, hiddenItems(dataset, now)) : null;
  };
  if ("problem" in rolled) return refused(rolled.problem, steps.length > 0 ? runOf(steps) : null);
  const step = { type: asked.type, sbNo: asked.type === "step-up" ? asked.sbNo : -1 };
  return data<RolledRun>({ run: runOf([...steps, step]), problem: null });
}

function refused(
  { status, detail }: { readonly status: number; readonly detail: string },
  run: SimulatorRun | null,
) {
  return data<RolledRun>({ run, problem: detail }, { status });
}

// The way in for every `npm run …`: plain JavaScript that any Node from 20 on can run. It sees to
// the dependencies and to Node 24, then hands over to the command.
import { commands } from "./commands.mjs";
import { prepareDependencies } from "./dependencies.mjs";
import { BootstrapError } from "./failure.mjs";
import { chooseNode } from "./node24.mjs";
import { relay } from "./relay.mjs";

const [name, ...args] = process.argv.slice(2);
process.exitCode = await run();

async function run() {
  const command = Object.hasOwn(commands, name ?? "") ? commands[name] : undefined;
  if (!command) {
    console.error(`Usage: node bootstrap/run.mjs <${Object.keys(commands).join("|")}> [arguments]`);
    return 2;
  }
  try {
    await prepareDependencies();
    return await runSteps(command, await chooseNode());
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
}

/** Ends at the first step that fails, or runs all and reports each when the command says so. */
async function runSteps(command, node) {
  const results = [];
  for (const step of command.steps(args)) {
    const exitCode = await relay(node, step, command.environment);
    results.push({ name: step.name, exitCode });
    if (exitCode !== 0 && (!command.reportsEach || exitCode > 128)) return exitCode;
  }
  if (command.reportsEach) {
    for (const { name: step, exitCode } of results) {
      console.log(`${step.padEnd(12)}${exitCode === 0 ? "passed" : "FAILED"}`);
    }
  }
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
}

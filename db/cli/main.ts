import { parseCommand, UsageError } from "./arguments.ts";
import { exitCodeOf, explainFailure } from "./failures.ts";
import { help } from "./help.ts";
import { runCommand } from "./run-command.ts";

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const command = parseCommand(process.argv.slice(2));
    if (command.name === "help") process.stdout.write(help);
    else await runCommand(command);
    return 0;
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    if (error instanceof UsageError) {
      process.stderr.write('"npm run db -- --help" shows the commands.\n');
    }
    return exitCodeOf(error);
  }
}

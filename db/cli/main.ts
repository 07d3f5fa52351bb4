import { help, parseCommand, UsageError } from "./arguments.ts";
import { exitCodeOf, explainFailure } from "./failures.ts";
import { runCommand } from "./run-command.ts";
import type { Terminal } from "./terminal.ts";

if (import.meta.main) {
  process.exitCode = await runCli(process.argv.slice(2), {
    environment: process.env,
    output: process.stdout,
    errors: process.stderr,
  });
}

/**
 * Does what the words of a command line ask, and returns the exit code: 0 done, 1 refused input,
 * 2 wrong use, 3 database unreachable.
 */
export async function runCli(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const command = parseCommand(words);
    if (command.name === "help") terminal.output.write(help);
    else await runCommand(command, terminal);
    return 0;
  } catch (error) {
    terminal.errors.write(`${explainFailure(error)}\n`);
    if (error instanceof UsageError) {
      terminal.errors.write('"npm run db -- --help" shows the commands.\n');
    }
    return exitCodeOf(error);
  }
}

import { runCli } from "./cli.ts";

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  output: process.stdout,
  errors: process.stderr,
});

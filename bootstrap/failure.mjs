/** What stops the bootstrap for a reason a person can act on: one sentence and an exit code. */
export class BootstrapError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.name = "BootstrapError";
    this.exitCode = exitCode;
  }
}

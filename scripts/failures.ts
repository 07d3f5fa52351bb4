interface Explained {
  readonly sentence: string;
  /** 1, or 3 for a database that cannot be reached. */
  readonly exitCode: number;
}

/**
 * Recognised by name, not by class: the built server is a bundle with its own classes. Each
 * of these carries one sentence for a person.
 */
const expected = new Set([
  "BuildError",
  "DatabaseRefusedError",
  "DatabaseUnreachableError",
  "EmbeddedDatabaseError",
  "EnvironmentError",
  "PortInUseError",
]);

/** The message of a failed start; a stack only for what nobody foresaw. */
export function explainFailure(error: unknown): Explained {
  if (!(error instanceof Error)) return { sentence: String(error), exitCode: 1 };
  if (isDiskFull(error)) {
    return { sentence: "The disk is full: no space is left to start the site.", exitCode: 1 };
  }
  if (error.name === "PackRefused") {
    return {
      sentence: `${error.message} \`npm run db -- validate\` lists the errors.`,
      exitCode: 1,
    };
  }
  return {
    sentence: expected.has(error.name) ? error.message : (error.stack ?? error.message),
    exitCode: error.name === "DatabaseUnreachableError" ? 3 : 1,
  };
}

/** By the system's codes and by PostgreSQL's own, wherever in the chain of causes they stand. */
function isDiskFull(error: Error): boolean {
  if ("code" in error && ["ENOSPC", "EDQUOT", "53100"].includes(String(error.code))) return true;
  return error.cause instanceof Error && isDiskFull(error.cause);
}

/** The database cannot be reached or refuses the login. The message never holds a password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}

/** The database answers, but this program must not work with it: too old, or newer than the code. */
export class DatabaseRefusedError extends Error {
  override readonly name = "DatabaseRefusedError";
}

/** The embedded database cannot be started or stopped; the message is one sentence for a person. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
}

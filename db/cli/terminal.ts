/** Where a command writes to; `isTTY` where a person watches. */
export interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** What a command has of the process that it runs in. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly output: Output;
  readonly errors: Output;
}

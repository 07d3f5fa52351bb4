import type { Progress } from "#db/pack/import.ts";

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

interface ProgressLine {
  show(progress: Progress): void;
  /** Ends the last step. */
  end(): void;
}

/** On a terminal one line that changes; elsewhere a plain line for each step that is done. */
export function showProgress(output: Output): ProgressLine {
  const isTerminal = output.isTTY ?? false;
  let last: Progress | undefined;
  const describe = ({ step, rows }: Progress) => (rows > 0 ? `${step}: ${rows}` : step);
  const endStep = () => {
    if (!last) return;
    output.write(isTerminal ? "\n" : `${describe(last)}\n`);
    last = undefined;
  };
  return {
    show: (progress) => {
      if (last && last.step !== progress.step) endStep();
      last = progress;
      if (isTerminal) output.write(`\r\u001b[2K${describe(progress)}`);
    },
    end: endStep,
  };
}

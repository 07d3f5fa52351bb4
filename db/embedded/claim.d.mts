export interface Claim {
  release(): void;
}

/** With `onWait` it waits for its turn; without, it tells who holds the claim. */
export function claim(
  folder: string,
  options: { onWait: (holder: number, attempt: number) => void },
): Promise<Claim>;
export function claim(folder: string): Promise<Claim | { holder: number }>;

export function identify(pid: number): string | undefined;

import { type DatedCharacter, isReleased, statusAt } from "#app/game/character-state.ts";
import { isRevealed } from "#app/game/reveal.ts";
import { findPrayer } from "#app/presenters/prayer-detail.ts";
import type { Dataset } from "#db/queries/dataset.ts";
import { runFrom } from "./replayed-run.ts";
import { runWithoutHidden } from "./run-without-hidden.ts";
import type { SimulatorRun } from "./simulator-run.ts";

/** The run that a link holds, as the server's HTML shows it; null where it holds none. */
export function linkedRun(
  dataset: Dataset,
  id: string,
  { seed, steps }: { readonly seed: string; readonly steps: string },
  now: number,
): SimulatorRun | null {
  if (seed === "" || steps === "") return null;
  const prayer = findPrayer(dataset, id, now);
  const run = prayer?.simulator ? runFrom(prayer, seed, steps) : undefined;
  return run && run.state.steps.length > 0
    ? runWithoutHidden(run, hiddenItems(dataset, now))
    : null;
}

/** What can be hidden, with what decides whether it is. */
interface Known {
  readonly characters: readonly (DatedCharacter & { readonly id: string })[];
  readonly storyCards: readonly { readonly id: number; readonly release: number | null }[];
}

/** The ids of the characters and cards that no HTML may name. */
export function hiddenItems({ characters, storyCards }: Known, now: number): Set<string | number> {
  return new Set([
    ...characters.filter((one) => !isReleased(statusAt(one, now))).map(({ id }) => id),
    ...storyCards.filter(({ release }) => !isRevealed(release, now)).map(({ id }) => id),
  ]);
}

import type { TowerDetailAnswer } from "#app/api-schemas/tower.ts";
import { errorText } from "#app/lib/error-text.ts";

export type FloorDetail = TowerDetailAnswer["content"];

export type FloorState =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly detail: FloorDetail }
  | { readonly state: "failed"; readonly message: string };

export interface FloorDetails {
  /** What is known of a floor; undefined before it was asked for. */
  of(floor: number): FloorState | undefined;
  /** Takes a floor that came another way. */
  put(detail: FloorDetail): void;
  /** Loads a floor, unless it is there or on its way; one that failed is tried again. */
  ask(floor: number): void;
  /** Calls back whenever something becomes known; returns a function that ends that. */
  subscribe(changed: () => void): () => void;
}

/**
 * The floors that have been loaded, each kept under its number. Whoever shows a floor looks it up
 * by the number that is chosen now, so that a late answer never takes the place of a newer one.
 */
export function floorDetails(load: (floor: number) => Promise<FloorDetail>): FloorDetails {
  const states = new Map<number, FloorState>();
  const listeners = new Set<() => void>();

  function set(floor: number, state: FloorState): void {
    states.set(floor, state);
    for (const changed of listeners) changed();
  }

  return {
    of: (floor) => states.get(floor),
    put(detail) {
      if (states.get(detail.floor)?.state !== "ready") {
        set(detail.floor, { state: "ready", detail });
      }
    },
    ask(floor) {
      const known = states.get(floor)?.state;
      if (known === "ready" || known === "loading") return;
      set(floor, { state: "loading" });
      load(floor).then(
        (detail) => set(floor, { state: "ready", detail }),
        (error: unknown) =>
          set(floor, {
            state: "failed",
            message: errorText(error),
          }),
      );
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

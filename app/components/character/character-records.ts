import type { CharacterAttacks } from "#app/api-schemas/attacks.ts";
import type { CharacterModalAnswer } from "#app/api-schemas/character-modal.ts";
import { ENEMY_HEADER, SAMPLE_HEADER } from "#app/api-schemas/headers.ts";

/** A record as the API sent it, with what its documented fields have no place for. */
export interface CharacterRecordAnswer {
  readonly record: CharacterModalAnswer;
  /** The names of those of its fields that are sample data. */
  readonly sampleFields: readonly string[];
  /** The enemy by whom the floors of the tower with her are found; null where there is none. */
  readonly enemy: string | null;
  /** What she can do, where it came with the page. */
  readonly combat?: CharacterAttacks;
}

export type LoadedCharacter =
  | ({ readonly outcome: "found" } & CharacterRecordAnswer)
  /** No such character, or none to be had: `message` is what the server says. */
  | { readonly outcome: "missing"; readonly message: string };

interface CachedRecord {
  readonly asked: number;
  readonly answer: Promise<LoadedCharacter>;
  arrived: LoadedCharacter | null;
}

/** How long a fetched record stands before it is asked for again, as long as the API says. */
const CACHE_MS = 60_000;

/**
 * The records of the modal in this page, each fetched once. What failed is asked for again the
 * next time.
 */
export function recordsFrom(parts: {
  fetch: (path: string) => Promise<Response>;
  now: () => number;
}) {
  const cache = new Map<string, CachedRecord>();

  function load(id: string): Promise<LoadedCharacter> {
    const known = cache.get(id);
    if (known && parts.now() - known.asked < CACHE_MS) {
      return known.answer;
    }
    const asking: CachedRecord = { asked: parts.now(), arrived: null, answer: ask(id) };
    cache.set(id, asking);
    void asking.answer.then((loaded) => {
      if (loaded.outcome === "found") {
        asking.arrived = loaded;
      } else if (cache.get(id) === asking) {
        cache.delete(id);
      }
    });
    return asking.answer;
  }

  async function ask(id: string): Promise<LoadedCharacter> {
    try {
      const answer = await parts.fetch(`/api/characters/modal?${new URLSearchParams({ id })}`);
      if (answer.ok) {
        const record: CharacterModalAnswer = await answer.json();
        return {
          outcome: "found",
          record,
          sampleFields: sampleFieldsOf(answer.headers),
          enemy: answer.headers.get(ENEMY_HEADER),
        };
      }
      const message =
        answer.status === 404
          ? "There is no such character."
          : "The character could not be loaded.";
      return { outcome: "missing", message };
    } catch {
      // No connection, or an unreadable answer: the modal says so.
      return { outcome: "missing", message: "The character could not be loaded." };
    }
  }

  return {
    load,
    /** What has arrived of a character, to be shown without waiting. */
    arrived: (id: string): LoadedCharacter | null => cache.get(id)?.arrived ?? null,
    /** Takes over a record that came with the page. */
    keep(answer: CharacterRecordAnswer): void {
      const found: LoadedCharacter = { outcome: "found", ...answer };
      cache.set(answer.record.id, {
        asked: parts.now(),
        arrived: found,
        answer: Promise.resolve(found),
      });
    },
  };
}

function sampleFieldsOf(headers: Headers): string[] {
  return (headers.get(SAMPLE_HEADER) ?? "").split(/,\s*/).filter((name) => name !== "");
}

let records: ReturnType<typeof recordsFrom> | undefined;

/** The records of this page; in the browser only. */
export function characterRecords() {
  records ??= recordsFrom({ fetch: (path) => fetch(path), now: () => Date.now() });
  return records;
}

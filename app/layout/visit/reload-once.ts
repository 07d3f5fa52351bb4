/** Ms within which a path is not loaded anew a second time (specification 1 §8). */
const PAUSE_MS = 10_000;

/** The parts of a browser that loading a page anew needs. */
export interface Reloading {
  /** Ms since the epoch. */
  now(): number;
  /** Remembers across documents; undefined where nothing may be stored. */
  readonly storage: Pick<Storage, "getItem" | "setItem"> | undefined;
  /** Loads an address of the site as a document. */
  load(address: string): void;
}

/**
 * Loads an address of the site as a new document, at most once in ten seconds for each path, so that
 * what stays broken does not go round in circles. Says whether it does; without a memory it never
 * does.
 */
export function loadOnce(address: string, { now, storage, load }: Reloading): boolean {
  const key = `loaded-anew:${address.split(/[?#]/, 1)[0]}`;
  const last = Number(storage?.getItem(key) ?? Number.NaN);
  if (!storage || now() - last < PAUSE_MS) {
    return false;
  }
  storage.setItem(key, String(now()));
  load(address);
  return true;
}

/** The browser itself; a visitor may deny the storage, or have filled it. */
export function inBrowser(): Reloading {
  return { now: () => Date.now(), storage: sessionStorageIfAny(), load: loadDocument };
}

function loadDocument(address: string): void {
  const isHere = address === location.pathname + location.search + location.hash;
  if (isHere) {
    location.reload();
  } else {
    location.assign(address);
  }
}

function sessionStorageIfAny(): Storage | undefined {
  try {
    window.sessionStorage.setItem("loaded-anew", "");
    return window.sessionStorage;
  } catch (error) {
    if (error instanceof DOMException) {
      return undefined;
    }
    throw error;
  }
}

import { type EntryKey, keyOf } from "#app/collection/box/entry.ts";

/** A record that something on the page stands for, and what it is called there. */
export interface NamedRecord {
  readonly key: EntryKey;
  readonly name: string;
}

/** The character or card to which the link around a target leads. */
export function recordOfLink(target: Element): NamedRecord | null {
  const link = target.closest("a");
  // A link of a drawing is none of ours.
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  const key = keyAt(link) ?? (link.closest(LISTS) && keyOfPage(link));
  return key && { key, name: nameOf(link) };
}

/** Lists whose links lead to the page of a record; elsewhere such a link may be called anything. */
const LISTS = ".filtered, .grid-who, .lc-list, .found";

function keyOfPage({ pathname }: Pick<URL, "pathname">): EntryKey | null {
  const [, section, id] = /^\/(characters|story-cards)\/info\/([^/]+)$/.exec(pathname) ?? [];
  if (id === undefined) return null;
  return keyOf(section === "characters" ? "character" : "card", decodeURIComponent(id));
}

/** The key of the record that an address of the site opens; null for every other one. */
export function keyAt({ pathname, search }: Pick<URL, "pathname" | "search">) {
  const kind =
    pathname === "/characters" ? "character" : pathname === "/story-cards" ? "card" : null;
  const id = kind && new URLSearchParams(search).get(kind);
  return kind && id ? keyOf(kind, id) : null;
}

/**
 * The record of the control around a target. In a dialog it is enough that the focus is in it: its
 * control is the only one in sight.
 */
export function recordOfControl(target: Element): NamedRecord | null {
  const dialog = target.closest("dialog");
  const control = dialog
    ? dialog.querySelector<HTMLElement>("[data-entry]")
    : target.closest<HTMLElement>("[data-entry]");
  const { entry, name = "" } = control?.dataset ?? {};
  // We wrote the key there ourselves.
  return entry === undefined ? null : { key: entry as EntryKey, name };
}

function nameOf(link: HTMLAnchorElement): string {
  const inside = link.querySelector("strong, .name, bdi") ?? link;
  const text = link.title || inside.textContent?.trim();
  // A picture beside its name.
  return text || link.closest("article")?.querySelector("h2, h3")?.textContent?.trim() || "a card";
}

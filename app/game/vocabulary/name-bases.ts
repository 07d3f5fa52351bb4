/**
 * What an English card name stands on. `unofficial` is a translation of this project and is
 * marked as such wherever it is shown.
 */
export const NAME_BASES = [
  { id: "source" },
  { id: "proper-noun" },
  { id: "latin-title" },
  { id: "unofficial" },
] as const;

export type NameBasis = (typeof NAME_BASES)[number]["id"];

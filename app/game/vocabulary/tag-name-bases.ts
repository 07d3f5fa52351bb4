/** How it is known which Japanese name of a tag belongs to which English one. */
export const TAG_NAME_BASES = [
  /** Both sources number it alike. */
  { id: "number" },
  /** The power of attacks that both sources tell says so. */
  { id: "figures" },
  /** Word for word: not proven. */
  { id: "words" },
] as const;

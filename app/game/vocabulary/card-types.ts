/** Suits of story cards; the letter is how the URL names them (specification 2 §5). */
export const CARD_TYPES = [
  { id: "plum", label: "Plum", letter: "p" },
  { id: "orchid", label: "Orchid", letter: "o" },
  { id: "chrysanthemum", label: "Chrysanthemum", letter: "c" },
  { id: "bamboo", label: "Bamboo", letter: "b" },
] as const;

export type CardType = (typeof CARD_TYPES)[number]["id"];

import { MOST_CRYSTALS } from "./spending.ts";

/** Crystals as they are typed, in digits of any width and with signs between them; 0 for none. */
export function amountIn(text: string): number {
  return Math.min(MOST_CRYSTALS, Number(text.normalize("NFKC").replace(/\D/g, "")));
}

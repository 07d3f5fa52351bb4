import { MOST_CRYSTALS } from "./spending.ts";

/** An amount as it is typed, in digits of any width and with signs between them; 0 for none. */
export function amountIn(text: string, most: number = MOST_CRYSTALS): number {
  return Math.min(most, Number(text.normalize("NFKC").replace(/\D/g, "")));
}

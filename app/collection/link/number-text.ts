const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A number in signs that an address takes as they are, with three as a checksum. */
export function textOfNumber(number: bigint): string {
  let signs = "";
  for (let rest = number; rest > 0n; rest >>= 6n) signs = `${SIGNS[Number(rest & 63n)]}${signs}`;
  return signs + checkOf(signs);
}

/** The number of a text; null where a sign was lost, added or changed. */
export function numberOfText(text: string): bigint | null {
  const signs = text.slice(0, -CHECK_SIGNS);
  if (text.length < CHECK_SIGNS || checkOf(signs) !== text.slice(-CHECK_SIGNS)) return null;
  let number = 0n;
  for (const sign of signs) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) return null;
    number = (number << 6n) | BigInt(value);
  }
  return number;
}

const CHECK_SIGNS = 3;

/** CRC-16 (CCITT) over the signs, in a field of 18 bits. */
function checkOf(signs: string): string {
  let remainder = 0xffff;
  for (const sign of signs) {
    remainder ^= (sign.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder & 0x8000 ? (remainder << 1) ^ 0x1021 : remainder << 1) & 0xffff;
    }
  }
  return [12, 6, 0].map((shift) => SIGNS[(remainder >> shift) & 63]).join("");
}

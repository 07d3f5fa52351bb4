import { randomBytes } from "node:crypto";

const DIGITS = 16;
const DRAWN_BYTES = 4096;

let drawn = "";
let at = 0;

/**
 * An id that no other request has, on any server: 64 random bits as hexadecimal digits. They are
 * drawn many at a time, since a request is answered in little more than the drawing of one takes.
 */
export function newRequestId(): string {
  if (at === drawn.length) {
    drawn = randomBytes(DRAWN_BYTES).toString("hex");
    at = 0;
  }
  at += DIGITS;
  return drawn.slice(at - DIGITS, at);
}

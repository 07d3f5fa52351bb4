/** A picture of an icon file: a square of up to 256 pixels, as PNG. */
export interface IconPicture {
  readonly side: number;
  readonly png: Uint8Array;
}

/**
 * An `.ico` file of pictures of one icon in several sizes, of which whoever shows it takes the one
 * that fits: a header, an entry for each picture, the pictures. All numbers are little-endian.
 */
export function iconFile(pictures: readonly IconPicture[]): Uint8Array<ArrayBuffer> {
  const begin = HEADER + ENTRY * pictures.length;
  const file = new Uint8Array(begin + pictures.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(file.buffer);
  view.setUint16(2, TYPE_ICON, true);
  view.setUint16(4, pictures.length, true);
  let at = begin;
  for (const [index, { side, png }] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    // A byte each: 256 is written as 0.
    view.setUint8(entry, side);
    view.setUint8(entry + 1, side);
    view.setUint16(entry + 4, PLANES, true);
    view.setUint16(entry + 6, BITS_OF_A_PIXEL, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    file.set(png, at);
    at += png.length;
  }
  return file;
}

/** Bytes. */
const HEADER = 6;
const ENTRY = 16;
const TYPE_ICON = 1;
const PLANES = 1;
const BITS_OF_A_PIXEL = 32;

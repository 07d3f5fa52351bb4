import type { ShownItem } from "./simulator-run.ts";

const SIZE = { width: 1200, height: 630 };
const CARD = { width: 180, height: 200, gap: 24, left: 102, top: 140 };

/** A picture of a roll to share: the prayer, the ten cards with their names, what the run has cost. */
export async function resultPicture({
  title,
  items,
  nameOf,
  line,
}: {
  title: string;
  items: readonly ShownItem[];
  nameOf: (item: ShownItem) => string;
  /** What stands below the cards. */
  line: string;
}): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const drawing = canvas.getContext("2d");
  if (!drawing) throw new Error("This browser draws no pictures.");
  const style = getComputedStyle(document.documentElement);
  const [ground, gold] = ["#1d3a2f", "#d9a441"];
  const [titleFont, textFont] = [
    style.getPropertyValue("--font-title"),
    style.getPropertyValue("--font-text"),
  ];
  drawing.fillStyle = ground;
  drawing.fillRect(0, 0, SIZE.width, SIZE.height);
  drawing.fillStyle = "#fbf9f3";
  drawing.textAlign = "center";
  drawing.font = `600 48px ${titleFont}`;
  drawing.fillText(title, SIZE.width / 2, 84, SIZE.width - 80);
  const pictures = await Promise.all(items.map(({ img }) => pictureAt(img)));
  drawing.font = `500 18px ${textFont}`;
  for (const [at, item] of items.entries()) {
    const x = CARD.left + (at % 5) * (CARD.width + CARD.gap);
    const y = CARD.top + Math.floor(at / 5) * (CARD.height + CARD.gap);
    const picture = pictures[at];
    drawing.fillStyle = "#fbf9f3";
    drawing.fillRect(x, y, CARD.width, CARD.height);
    if (picture) drawContained(drawing, picture, x, y);
    drawing.fillStyle = "#1a1d24";
    drawing.fillText(nameOf(item), x + CARD.width / 2, y + CARD.height - 12, CARD.width - 12);
    if (!item.isRateUp) continue;
    drawing.strokeStyle = gold;
    drawing.lineWidth = 6;
    drawing.strokeRect(x, y, CARD.width, CARD.height);
  }
  drawing.fillStyle = "#fbf9f3";
  drawing.font = `400 24px ${textFont}`;
  drawing.fillText(line, SIZE.width / 2, SIZE.height - 24, SIZE.width - 80);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture came out."))));
  });
}

/**
 * Hands a picture to what the device shares with; saves it where there is no such thing, and where
 * it refuses, as it does when the press is too long ago.
 */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    const isDone = await navigator.share({ files: [file] }).then(
      () => true,
      // After the share sheet is closed no file is offered instead.
      (error: unknown) => error instanceof DOMException && error.name === "AbortError",
    );
    if (isDone) return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Within the card above its name, as large as fits. */
function drawContained(
  drawing: CanvasRenderingContext2D,
  picture: HTMLImageElement,
  x: number,
  y: number,
): void {
  const room = { width: CARD.width - 16, height: CARD.height - 48 };
  const scale = Math.min(room.width / picture.naturalWidth, room.height / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  drawing.drawImage(picture, x + (CARD.width - width) / 2, y + 8, width, height);
}

/** Null for an item without a picture, or whose picture does not come. */
async function pictureAt(path: string | null): Promise<HTMLImageElement | null> {
  if (path === null) return null;
  const picture = new Image();
  picture.src = `/images/${path}`;
  return picture.decode().then(
    () => picture,
    () => null,
  );
}

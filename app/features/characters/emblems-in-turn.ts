import { EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";
import { whenIdle } from "#app/shell/visit/when-idle.ts";

// A browser asks for all lazy pictures of a stretch in the frame that shows it, and each takes some
// 5 ms of a slow phone's processor. So the emblems of a stretch that waits out of sight have the
// address of an empty picture until it is shown and the page has time for them.

/**
 * Of an empty GIF of the emblems' size: without an address a browser builds boxes for words in place
 * of the picture, and for a picture of another size it lays out the list anew.
 */
export const BLANK = addressOfBlank(EMBLEM_PIXELS);

/** So long, in ms, a task asks for emblems; one is asked for in any case. */
const TASK_MS = 4;
/** A page that never rests asks nevertheless, after so many ms. */
const LATEST_MS = 1_000;

/** Of emblems that are held. */
const addresses = new WeakMap<HTMLImageElement, string>();
/** Stretches whose emblems are asked for, in the order in which they were shown. */
const wanted = new Set<Element>();
let isAwaitingRest = false;

/** Has the stretch's emblems that have not come yet be empty, when the promise is fulfilled. */
export async function holdEmblems(stretch: Element): Promise<void> {
  const held: HTMLImageElement[] = [];
  for (const emblem of unaskedEmblems(stretch)) {
    const address = emblem.getAttribute("src");
    if (address === null || address === BLANK || emblem.naturalWidth > 0) continue;
    held.push(emblem);
    addresses.set(emblem, address);
    emblem.setAttribute("src", BLANK);
    // The empty picture would be waited with, too.
    emblem.loading = "eager";
  }
  // The browser begins with it in a microtask.
  await undefined;
  for (const emblem of held) emblem.loading = "lazy";
}

/**
 * Gives the stretch's emblems their addresses. A browser asks for all of them at once: one that has
 * not waited with a picture, as with the empty one, does not wait with the next in its place.
 */
export function releaseEmblems(stretch: Element): void {
  wanted.delete(stretch);
  for (const emblem of unaskedEmblems(stretch)) release(emblem);
}

/** Asks for the stretch's emblems in the page's rests, held ones and others. */
export function wantEmblems(stretch: Element): void {
  wanted.add(stretch);
  askAtRest();
}

/** Asks no more for the stretch's emblems: who flies past is not shown them. */
export function unwantEmblems(stretch: Element): void {
  wanted.delete(stretch);
}

function askAtRest(): void {
  if (isAwaitingRest || wanted.size === 0) return;
  isAwaitingRest = true;
  whenIdle(async () => {
    await askForSome();
    isAwaitingRest = false;
    askAtRest();
  }, LATEST_MS);
}

async function askForSome(): Promise<void> {
  const end = performance.now() + TASK_MS;
  for (let emblem = nextEmblem(); emblem !== null; emblem = nextEmblem()) {
    release(emblem);
    emblem.loading = "eager";
    // The browser begins with it in a microtask, which is what takes the time.
    await undefined;
    if (performance.now() >= end) return;
  }
}

function nextEmblem(): HTMLImageElement | null {
  for (const stretch of wanted) {
    const emblem = stretch.querySelector<HTMLImageElement>(UNASKED);
    if (emblem !== null) return emblem;
    wanted.delete(stretch);
  }
  return null;
}

/** One whose address the page has set anew meanwhile keeps that. */
function release(emblem: HTMLImageElement): void {
  const address = addresses.get(emblem);
  addresses.delete(emblem);
  if (address !== undefined && emblem.getAttribute("src") === BLANK) {
    emblem.setAttribute("src", address);
  }
}

const UNASKED = 'img[loading="lazy"]';

function unaskedEmblems(stretch: Element): NodeListOf<HTMLImageElement> {
  return stretch.querySelectorAll<HTMLImageElement>(UNASKED);
}

/** One transparent pixel on a ground of that size; few bytes whatever the size. */
function addressOfBlank(pixels: number): string {
  const size = [pixels & 0xff, pixels >> 8];
  const screen = [...size, ...size, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff];
  const transparency = [0x21, 0xf9, 4, 1, 0, 0, 0, 0];
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b];
  const bytes = String.fromCharCode(...screen, ...transparency, ...pixel);
  return `data:image/gif;base64,${btoa(`GIF89a${bytes}`)}`;
}

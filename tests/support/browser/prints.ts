import type { Page } from "@playwright/test";

/** A part of a page as it was drawn. */
export interface Print {
  readonly name: string;
  /** How many different colours it has. */
  readonly colours: number;
  /** Two parts of one size that look the same have the same one. */
  readonly pixels: string;
}

/**
 * What every exhibit of the gallery looks like right now, by its caption: one picture of the whole
 * page, cut up by the page itself.
 */
export async function printsOf(page: Page): Promise<Print[]> {
  const picture = await page.screenshot({ fullPage: true, animations: "disabled", scale: "css" });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const whole = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(whole.width, whole.height);
    const drawn = canvas.getContext("2d", { willReadFrequently: true });
    if (!drawn) throw new Error("There is no canvas.");
    drawn.drawImage(whole, 0, 0);
    const digest = async (pixels: BufferSource) =>
      btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", pixels))));
    return Promise.all(
      [...document.querySelectorAll("figure")].map(async (figure) => {
        const name = figure.querySelector("figcaption")?.textContent ?? "";
        const box = (figure.firstElementChild ?? figure).getBoundingClientRect();
        const [left, top] = [Math.floor(box.left + scrollX), Math.floor(box.top + scrollY)];
        const { data } = drawn.getImageData(left, top, Math.ceil(box.width), Math.ceil(box.height));
        const colours = new Set(new Uint32Array(data.buffer)).size;
        return { name, colours, pixels: await digest(data) };
      }),
    );
  }, picture.toString("base64"));
}

/** What the worker is to do. */
export interface DecodeTask {
  readonly href: string;
  /** In pixels. */
  readonly width: number;
}

/**
 * Fetches and decodes a picture beside the page's own work, in a worker that lives as long as that
 * takes: browsers decode in threads of their own, but bring to another size in that of the page.
 * Gives what calls it off. A picture that does not come never comes.
 */
export function decodePicture(task: DecodeTask, come: (pixels: ImageBitmap) => void): () => void {
  const worker = new Worker(new URL("./decode.worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ImageBitmap | null>) => {
    worker.terminate();
    if (data !== null) come(data);
  });
  worker.addEventListener("error", () => worker.terminate());
  worker.postMessage(task);
  return () => worker.terminate();
}

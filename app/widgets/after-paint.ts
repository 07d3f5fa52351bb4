/**
 * Runs once what was drawn can be seen, when reading sizes costs nothing; gives what calls it off.
 * The second frame comes when the first has left the page, so that what runs takes no time from it.
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = window.setTimeout(run);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

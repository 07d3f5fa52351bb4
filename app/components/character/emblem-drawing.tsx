/**
 * The emblem of a character by itself in the first screen: the drawing, fetched at once. `image` is
 * its address below /images/.
 */
export function EmblemDrawing({ image }: { image: string }) {
  return (
    <img
      src={`/images/${image}`}
      width={128}
      height={128}
      // Otherwise React has it fetched before the page's styles.
      fetchPriority="low"
      decoding="async"
      alt=""
    />
  );
}

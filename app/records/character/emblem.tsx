/**
 * The square picture of a character; `image` is its address below /images/. It is decoration: her
 * name stands beside it. In a list it is 128 px of pixels; give `isLazy={false}` where it stands by
 * itself in the first screen, and is the drawing.
 */
export function Emblem({ image, isLazy = true }: { image: string; isLazy?: boolean }) {
  return (
    <img
      src={isLazy ? emblemAddress(image) : `/images/${image}`}
      width={128}
      height={128}
      loading={isLazy ? "lazy" : undefined}
      // Otherwise React has one that is not lazy fetched before the page's styles.
      fetchPriority={isLazy ? undefined : "low"}
      decoding="async"
      alt=""
    />
  );
}

/**
 * Where an emblem stands as pixels, by the address of its drawing below /images/. To a browser each
 * SVG in an image is a document of its own, and hundreds of them cost more than all else in a list.
 */
export function emblemAddress(image: string): string {
  return `/images/${image.replace(/\?|$/, ".avif$&")}`;
}

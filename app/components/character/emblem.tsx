/**
 * The square picture of a character in a list; `image` is the address of its drawing below /images/.
 * It is decoration: her name stands beside it.
 */
export function Emblem({ image }: { image: string }) {
  return (
    <img
      src={emblemAddress(image)}
      width={128}
      height={128}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}

/**
 * Where an emblem stands as pixels, by the address of its drawing below /images/. To a browser each
 * SVG in an image is a document of its own, and hundreds of them cost more than all else in a list.
 * An address without a version, of which a page shows few, stays that of the drawing.
 */
export function emblemAddress(image: string): string {
  return `/images/${image.replace("?", ".avif?")}`;
}

import { EMBLEM_PIXELS } from "#app/artwork/image-paths.ts";

/**
 * The square picture of a character in a list; `image` is the address of its drawing below /images/.
 * It is decoration: her name stands beside it. A large one takes the drawing itself where a screen
 * has more dots than the pixels that are made of it; a bare one leaves out the code of her world,
 * for where that stands beside it, too.
 */
export function Emblem({
  image,
  isLarge = false,
  isBare = false,
}: {
  image: string;
  isLarge?: boolean;
  isBare?: boolean;
}) {
  const drawing = isBare && image.includes("?") ? `${image}&bare=1` : image;
  return (
    <img
      src={emblemAddress(drawing)}
      srcSet={isLarge ? largeEmblems(drawing) : fineEmblems(drawing)}
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

/** The same for finer screens, as a `srcset`; a drawing needs no other. */
export function fineEmblems(image: string): string | undefined {
  return image.includes("?") ? `${emblemAddress(image)}&w=${EMBLEM_PIXELS.fine} 2x` : undefined;
}

function largeEmblems(image: string): string | undefined {
  const fine = fineEmblems(image);
  return fine && `${fine}, /images/${image} 3x`;
}

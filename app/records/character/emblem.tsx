/**
 * The square picture of a character, 128 px wide and high; `image` is its address below /images/.
 * It is decoration: her name stands beside it. Give `isLazy={false}` where it stands in the first
 * screen.
 */
export function Emblem({ image, isLazy = true }: { image: string; isLazy?: boolean }) {
  return (
    <img
      src={`/images/${image}`}
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

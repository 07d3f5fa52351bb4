/** A card's picture in its place of fixed proportions, or the words that there is none. */
export function CardArt({ image, isLazy = true }: { image: string | null; isLazy?: boolean }) {
  return image === null ? (
    <div className="art art-none">No Image</div>
  ) : (
    <div className="art">
      <img
        // Another card's picture must not stay until its own has come.
        key={image}
        src={`/images/${image}`}
        width={240}
        height={320}
        loading={isLazy ? "lazy" : undefined}
        decoding="async"
        alt=""
      />
    </div>
  );
}

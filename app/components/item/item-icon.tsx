/** The picture of an item, `size` px wide and high. It is decoration: the name stands beside it. */
export function ItemIcon({ id, size }: { id: string; size: number }) {
  return (
    <img
      className="rounded-1 filter-(--pic)"
      src={`/icons/items/${encodeURIComponent(id)}.webp`}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}

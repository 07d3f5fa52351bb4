import sprite from "./icons/icons.svg?url&no-inline";

/**
 * An icon of the set, by its name in the sprite. Without a label it is decoration. `size`: s 16 px,
 * m 24 px, l 32 px; otherwise it follows the text beside it.
 */
export function Icon({
  name,
  label,
  size,
}: {
  name: string;
  label?: string;
  size?: "s" | "m" | "l";
}) {
  const figure = <use href={`${sprite}#i-${name}`} />;
  const className = size ? `i i-${size}` : "i";
  return label ? (
    <svg className={className} role="img" aria-label={label}>
      {figure}
    </svg>
  ) : (
    <svg className={className} aria-hidden="true">
      {figure}
    </svg>
  );
}

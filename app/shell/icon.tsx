import sprite from "./icons/icons.svg?url&no-inline";

/** An icon of the set. Without a label it is decoration. */
export function Icon({ name, label }: { name: string; label?: string }) {
  const figure = <use href={`${sprite}#i-${name}`} />;
  return label ? (
    <svg className="i" role="img" aria-label={label}>
      {figure}
    </svg>
  ) : (
    <svg className="i" aria-hidden="true">
      {figure}
    </svg>
  );
}

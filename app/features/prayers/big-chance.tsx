import type { ComponentProps } from "react";

/** A chance in the largest figures; `value` is in percent. */
export function BigChance({
  value,
  ...rest
}: {
  value: string;
} & Pick<ComponentProps<"p">, "role" | "aria-label">) {
  return (
    <p {...rest} className="num mt-1.5 mb-2 font-title text-[3.25rem] leading-none font-medium">
      <span>{value}</span>
      <small className="text-[0.5em] text-ink-2"> %</small>
    </p>
  );
}

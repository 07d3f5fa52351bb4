import type { ComponentProps, ReactNode } from "react";

/** What is folded away behind a line of its own. */
export function Fold({
  summary,
  className = "",
  children,
  ...rest
}: ComponentProps<"details"> & { summary: ReactNode }) {
  return (
    <details className={`mt-1 border-b border-rule open:pb-3.5 ${className}`} {...rest}>
      <summary className="flex min-h-touch items-center gap-x-1.5 text-dense text-ink-2 max-lg:after:ms-auto hover:text-seal">
        {summary}
      </summary>
      {children}
    </details>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** What is folded away behind a line with an arrow at its end. */
export function Fold({
  summary,
  className = "",
  children,
  ...rest
}: ComponentProps<"details"> & { summary: ReactNode }) {
  return (
    <details className={`group/fold mt-1 border-b border-rule open:pb-3.5 ${className}`} {...rest}>
      <summary className="flex min-h-touch cursor-pointer list-none items-center gap-2 text-dense text-ink-2">
        {summary}
        <span className="ms-auto group-open/fold:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      {children}
    </details>
  );
}

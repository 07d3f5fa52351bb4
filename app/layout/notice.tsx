import type { ReactNode } from "react";

/** Lies over the page, above the foot: nothing moves when it comes. A warning stands below others. */
export function Notice({
  role,
  isWarning = false,
  children,
}: {
  role?: "status";
  isWarning?: boolean;
  children: ReactNode;
}) {
  const look = isWarning ? "z-(--z-foot) text-warn" : "z-[calc(var(--z-foot)+1)]";
  return (
    <p
      role={role}
      className={`fixed inset-x-0 bottom-[calc(var(--spacing-foot)+env(safe-area-inset-bottom))] border-y border-rule-2 bg-sheet px-gutter py-2 text-center text-dense lg:bottom-0 ${look}`}
    >
      {children}
    </p>
  );
}

import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A link that leaves the site: in a new tab, as it says, and without telling whence. */
export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      className="link [&_.i]:inline-block [&_.i]:align-[-0.2em]"
      href={to}
      target="_blank"
      rel="noreferrer"
    >
      {children} <Icon name="external" label="opens in a new tab" />
    </a>
  );
}

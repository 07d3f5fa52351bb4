import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";

/** How a card is opened in place; absent where no list is there to open it. */
export const OpenCardContext = createContext<((id: number) => void) | null>(null);

/**
 * A link to a card: a plain press opens it in place, everything else (a new tab, a browser without
 * scripts) goes to its address. A repeated link beside the name is left out of the keyboard's way.
 */
export function CardLink({
  id,
  isRepeated = false,
  children,
}: {
  id: number;
  isRepeated?: boolean;
  children: ReactNode;
}) {
  const open = useContext(OpenCardContext);
  const press = (event: MouseEvent) => {
    if (open && isPlainPress(event)) {
      event.preventDefault();
      open(id);
    }
  };
  return (
    <a
      className={isRepeated ? "sc-art block self-start" : undefined}
      href={cardPath(id)}
      onClick={press}
      {...(isRepeated ? { tabIndex: -1, "aria-hidden": true } : {})}
    >
      {children}
    </a>
  );
}

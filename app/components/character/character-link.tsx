import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { askForCharacter, characterPath } from "./character-requests.ts";
import { useHoverIntent } from "./hover-intent.ts";
import { prefetchCharacter } from "./prefetch-character.ts";

/** The ids of the list in which links stand, for previous and next in the modal. */
const ListContext = createContext<RefObject<readonly string[]>>({ current: [] });

/** The list that the character links in it belong to. */
export function CharacterList({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  // The same object always: hundreds of links read it when they are pressed, none when it changes.
  const list = useRef(ids);
  useEffect(() => {
    list.current = ids;
  }, [ids]);
  return <ListContext value={list}>{children}</ListContext>;
}

/**
 * A link to a character: a plain press opens her modal in place, everything else (a new tab, a
 * browser without scripts) goes to her address. Her record is fetched when she is pointed at.
 */
export function CharacterLink({
  id,
  className,
  title,
  label,
  children,
}: {
  id: string;
  className?: string;
  title?: string;
  /** What screen readers say instead of its content. */
  label?: string;
  children: ReactNode;
}) {
  const within = useContext(ListContext);
  const prefetch = () => prefetchCharacter(id);
  const hover = useHoverIntent(prefetch);
  const open = (event: MouseEvent) => {
    if (isPlainPress(event) && askForCharacter(id, within.current)) {
      event.preventDefault();
      prefetch();
    }
  };
  return (
    <a
      className={className}
      href={characterPath(id)}
      title={title}
      aria-label={label}
      onClick={open}
      onPointerEnter={hover.enter}
      onPointerLeave={hover.leave}
      // Touch has no hover, but a finger is down some 80 ms before its press is one.
      onPointerDown={prefetch}
      onFocus={prefetch}
    >
      {children}
    </a>
  );
}

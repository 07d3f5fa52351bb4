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
import { useAskForListed } from "./listed-context.ts";
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

/** What a link to a character is made of. */
export interface LinkContent {
  readonly className?: string;
  readonly title?: string;
  /** What screen readers say instead of its content. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A link to a character: a plain press opens her modal in place, everything else (a new tab, a
 * browser without scripts) goes to her address. Her record is fetched when she is pointed at. One
 * without content is a tile of a list, of which what the server drew stays as it is.
 */
export function CharacterLink({
  id,
  children,
  className = children === undefined ? "who" : undefined,
  title,
  label,
}: { id: string } & Partial<LinkContent>) {
  const within = useContext(ListContext);
  const ask = useAskForListed();
  const prefetch = () => prefetchCharacter(id);
  const hover = useHoverIntent(prefetch);
  const open = (event: MouseEvent) => {
    if (isPlainPress(event) && askForCharacter(id, within.current)) {
      event.preventDefault();
      prefetch();
    }
  };
  // In a list that the browser draws, the server has drawn nothing.
  const askIfEmpty = (link: HTMLAnchorElement | null) => {
    if (link?.firstChild === null) ask?.("all");
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
      {...(children === undefined ? { ...AS_DRAWN, ref: askIfEmpty } : { children })}
    />
  );
}

/** React leaves what is in such an element, and its label, to whoever drew them. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

import { type ComponentType, lazy, Suspense, useState } from "react";
import type { Popup } from "./modal.tsx";

/** A modal whose code is fetched when it is first opened; it stays, so that it closes as others do. */
export function lazyModal<Props extends { popup: Popup }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return function LazyModal(props: Props) {
    const [isWanted, setWanted] = useState(false);
    if (props.popup.isOpen && !isWanted) setWanted(true);
    return isWanted ? (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    ) : null;
  };
}

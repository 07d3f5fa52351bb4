import { type ComponentType, useEffect, useState } from "react";
import { loadCodeAhead } from "./code-ahead.ts";
import { mayLoadAhead } from "./load-ahead.ts";
import { whenLoadedAndIdle } from "./when-idle.ts";

/**
 * A component that no page needs for itself: its code comes when the page has loaded and the browser
 * is idle, where the network and the visitor allow it. Until then `Meanwhile` stands in its place.
 */
export function loadedAhead<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
): ComponentType<Props> {
  // What one page of a visit has loaded is there for the next.
  let loaded: ComponentType<Props> | null = null;
  return function LoadedAhead(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const isMissing = Part === null;
    useEffect(() => {
      if (!isMissing) return;
      let stop: () => void = () => undefined;
      const come = () => {
        if (!mayLoadAhead()) return;
        stop();
        stop = whenLoadedAndIdle(() => {
          void loadCodeAhead(load).then((part) => {
            // The page is whole without it; the next one asks again.
            if (part === undefined) return;
            loaded = part;
            setPart(() => part);
          });
        });
      };
      come();
      window.addEventListener("online", come);
      return () => {
        stop();
        window.removeEventListener("online", come);
      };
    }, [isMissing]);
    return Part === null ? <Meanwhile {...props} /> : <Part {...props} />;
  };
}

import { useEffect, useRef, useState } from "react";

/** Ms for which a floor has to stay before it is told: who steps on quickly hears the last one. */
const SETTLED_MS = 500;

/**
 * What a polite live region says when another floor stands on the page: its title, once for each
 * change that has settled. The floor that came with the page is told by the page itself.
 */
export function useFloorAnnouncement({
  floor,
  isReady,
  isFuture,
}: {
  floor: number | null;
  isReady: boolean;
  isFuture: boolean;
}): string {
  const told = useRef(floor);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isReady || floor === null || floor === told.current) return;
    const timer = setTimeout(() => {
      told.current = floor;
      setText(`Scarlet Devil Tower Floor #${floor}${isFuture ? ", JP" : ""}`);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [floor, isReady, isFuture]);
  return text;
}

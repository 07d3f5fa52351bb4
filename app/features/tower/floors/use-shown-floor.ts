import { useCallback, useEffect, useRef, useState } from "react";

type Write = (floor: number, options?: { replace?: boolean }) => void;

/**
 * The floor that is shown: the one in the URL, or at once the one that is chosen, which `write` puts
 * into the URL. Another floor that comes by the URL (back, a link) is taken
 * over; a choice that was overtaken by a later one is not.
 */
export function useShownFloor(inUrl: number | null, write: Write) {
  const [ahead, setAhead] = useState<number | null>(null);
  const onTheWay = useRef<ReadonlySet<number>>(new Set());
  const latest = useRef({ floor: inUrl, write });
  latest.current.write = write;

  useEffect(() => {
    const isOvertaken = inUrl !== null && onTheWay.current.has(inUrl);
    if (isOvertaken && inUrl !== latest.current.floor) return;
    onTheWay.current = new Set();
    latest.current.floor = inUrl;
    setAhead(null);
  }, [inUrl]);

  const choose = useCallback<Write>((floor, options) => {
    latest.current.floor = floor;
    onTheWay.current = new Set([...onTheWay.current, floor]);
    setAhead(floor);
    latest.current.write(floor, options);
  }, []);
  /** The floor that was chosen last, also before it is drawn. */
  const current = useCallback(() => latest.current.floor, []);
  return { floor: ahead ?? inUrl, choose, current };
}

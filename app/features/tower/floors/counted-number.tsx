import { useEffect, useRef, useState } from "react";
import { formatNumber } from "#app/game/number-format.ts";
import { COUNT_MS, countedAt } from "#app/game/tower-display.ts";

/**
 * A number that runs to its new value in 600 ms. Who reads by ear hears the value itself, and who
 * wants less movement sees it at once.
 */
export function CountedNumber({ value }: { value: number }) {
  const shown = useCounted(value);
  return (
    <span className="num">
      <span aria-hidden="true">{formatNumber(shown)}</span>
      <span className="vh">{formatNumber(value)}</span>
    </span>
  );
}

function useCounted(value: number): number {
  const [shown, setShown] = useState(value);
  const current = useRef(value);
  useEffect(() => {
    const from = current.current;
    if (from === value) return;
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
      current.current = value;
      setShown(value);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      current.current = countedAt(from, value, now - start);
      setShown(current.current);
      if (now - start < COUNT_MS) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

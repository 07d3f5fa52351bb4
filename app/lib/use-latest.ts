import { useState } from "react";

/** The latest value that was not null: what a modal goes on to show while it closes. */
export function useLatest<Value extends string | number>(value: Value | null): Value | null {
  const [latest, setLatest] = useState(value);
  if (value !== null && value !== latest) setLatest(value);
  return value ?? latest;
}

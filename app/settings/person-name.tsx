import type { WrittenName } from "#app/game/displayed-name.ts";
import { useDisplayedName } from "./use-displayed-name.ts";

/** A name of a person or character as the visitor wants names written. */
export function PersonName({ name }: { name: WrittenName }) {
  const displayed = useDisplayedName();
  return <>{displayed(name)}</>;
}

import type { WrittenName } from "#app/game/displayed-name.ts";
import { useDisplayedName } from "./settings-context.ts";

/**
 * A name of a person or character as the visitor wants names written; in an element of its own, so
 * that a browser which translates the page may replace it.
 */
export function PersonName({ name }: { name: WrittenName }) {
  const displayed = useDisplayedName();
  return <bdi>{displayed(name)}</bdi>;
}

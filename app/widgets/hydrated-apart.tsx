import { type ComponentType, memo, Suspense, useEffect, useState } from "react";
import { PartOfPage } from "./part-of-page.ts";

/**
 * A part of a page that React takes over by itself. Without such parts a press that comes before the
 * page is taken over has all of it taken over in one task; with them, what was pressed alone, and
 * the rest in small tasks. Nothing in it waits: its HTML stands there from the start. Drawn anew
 * only when what it is given changes: until it is taken over, that too would have it done at once.
 */
export function hydratedApart<Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return memo(function HydratedApart(props: Props) {
    const [part] = useState(() => new PartOfPage());
    useEffect(() => part.awaitTurn(), [part]);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
        <TakenOver part={part} />
      </Suspense>
    );
  });
}

/** Behind the part, as effects run in order: after those of the parts that stand in it. */
function TakenOver({ part }: { part: PartOfPage }) {
  useEffect(() => part.takeOver(), [part]);
  return null;
}

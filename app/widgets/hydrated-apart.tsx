import { type ComponentType, memo, Suspense } from "react";

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
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  });
}

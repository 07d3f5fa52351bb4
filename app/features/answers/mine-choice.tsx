import { Checkbox } from "#app/ui/choices.tsx";
import type { Mine } from "./use-mine.ts";

/** Only the visitor's own characters, where she keeps a collection; its place is kept for it. */
export function MineChoice({ mine: { hasCollection, isOn, choose } }: { mine: Mine }) {
  return (
    <div className="min-h-11">
      {hasCollection ? (
        <Checkbox checked={isOn} onChange={(event) => choose(event.currentTarget.checked)}>
          Only characters I own
        </Checkbox>
      ) : null}
    </div>
  );
}

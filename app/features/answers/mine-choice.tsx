import { Checkbox } from "#app/ui/choices.tsx";
import type { Mine } from "./use-mine.ts";

/** Only the visitor's own characters, where she keeps a collection; its place is kept for it. */
export function MineChoice({ mine: { hasCollection, mine, choose } }: { mine: Mine }) {
  return (
    <div className="min-h-11">
      {hasCollection ? (
        <Checkbox
          checked={mine === "owned"}
          onChange={(event) => choose(event.currentTarget.checked ? "owned" : null)}
        >
          Only characters I own
        </Checkbox>
      ) : null}
    </div>
  );
}

/** That choice in a form for other things, so that sending it keeps the choice. */
export function MineField({ mine }: { mine: Mine }) {
  return mine.mine === null ? null : <input type="hidden" name="mine" value={mine.mine} />;
}

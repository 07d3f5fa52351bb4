import { Checkbox } from "#app/ui/choices.tsx";
import { MINE_KEY, type Mine, OWNED } from "./use-mine.ts";

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

/** That choice in a form for other things, so that sending it keeps the choice. */
export function MineField({ mine }: { mine: Mine }) {
  return mine.isOn ? <input type="hidden" name={MINE_KEY} value={OWNED} /> : null;
}

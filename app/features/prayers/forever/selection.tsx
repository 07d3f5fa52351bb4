import { Form } from "react-router";
import { useIsWanted } from "#app/collection/use-is-wanted.ts";
import { HiddenRateUp } from "#app/components/prayer/rate-ups.tsx";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { Categories } from "./categories.tsx";
import { Choice } from "./choice.tsx";
import { foreverPrayerUrl } from "./search-params.ts";
import type { useForeverPrayer } from "./use-forever-prayer.ts";

/** The characters to choose from: a form, so that the choice works without scripts as well. */
export function Selection({ prayer }: { prayer: ReturnType<typeof useForeverPrayer> }) {
  const { state, characters, inCategory, selected, select } = prayer;
  const within = inCategory.flatMap((one) => one?.id ?? []);
  const isWanted = useIsWanted();
  const wanted = characters.flatMap((one) =>
    one && isWanted?.("character", one.id) ? one.id : [],
  );
  const toggle = (id: string) =>
    select(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id]);
  const form = useEarlyInput((ticked) =>
    select([
      ...[...selected].filter((id) => !within.includes(id)),
      ...within.filter((id) => ticked.getAll("selected").includes(id)),
    ]),
  );
  return (
    <section aria-label="Characters">
      <div className="flex items-center justify-between gap-4 border-b border-rule py-3 [&_.chip]:min-h-11">
        <Categories state={state} characters={characters} />
        {wanted.length > 0 ? (
          <button
            type="button"
            className="btn btn-quiet btn-s self-start"
            onClick={() => select([...new Set([...selected, ...wanted])])}
          >
            {`My wanted ${wanted.length}`}
          </button>
        ) : null}
        <button
          type="button"
          className="btn btn-quiet btn-s self-start"
          disabled={selected.size === 0}
          onClick={() => select([])}
        >
          Clear
        </button>
      </div>
      <Form ref={form} method="get" preventScrollReset>
        <Rest state={state} shown={within} />
        <ul className="grid-who pt-4.5 lg:grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))]">
          {inCategory.map((one, place) => (
            <li key={one?.id ?? `hidden-${place}`}>
              {one ? (
                <Choice
                  character={one}
                  isSelected={selected.has(one.id)}
                  toggle={toggle}
                  within={within}
                />
              ) : (
                <HiddenRateUp of="character" />
              )}
            </li>
          ))}
        </ul>
        <noscript>
          <button className="btn" type="submit">
            Show the chance
          </button>
        </noscript>
      </Form>
      {characters.length === 0 ? <p className="list-end">This prayer holds nobody.</p> : null}
      <p className="help mt-4">
        Tap to select, hold for details. With a mouse, right-click; with a keyboard, Enter.
      </p>
    </section>
  );
}

/** What the form sends beside the boxes: the rest of the state, and those selected but not shown. */
function Rest({
  state,
  shown,
}: {
  state: ReturnType<typeof useForeverPrayer>["state"];
  shown: readonly string[];
}) {
  const selected = state.selected.filter((id) => !shown.includes(id));
  const rest = [...foreverPrayerUrl.encode({ ...state, selected })];
  return rest.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

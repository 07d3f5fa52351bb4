import { type ChangeEvent, useState } from "react";
import { Form, Link } from "react-router";
import { mineIn, withMine } from "#app/components/collection/mine-query.ts";
import { chosenTypes, RELEASE_TYPES, type ReleaseFilter } from "#app/game/release-filter.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { Checkbox } from "#app/ui/choices.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { onPlainPress } from "#app/ui/plain-press.ts";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { releaseOrderUrl } from "./search-params.ts";

/** What is ticked: more than a URL holds, since all types stand for none. */
interface Ticked {
  readonly types: ReleaseFilter["types"];
  readonly rebirth: readonly boolean[];
}

/**
 * The filters of the order of release. They work as they are ticked and replace the query; without
 * scripts the form sends them.
 */
export function FilterForm({ filter }: { filter: ReleaseFilter }) {
  const [ticked, tick] = useTicked(filter);
  const search = usePageSearch();
  const replaceSearch = useReplaceSearch();
  const change = (next: Ticked) => {
    tick(next);
    replaceSearch(withMine(queryOf(next), mineIn(new URLSearchParams(search))));
  };
  const toggled = <Value,>(
    list: readonly Value[],
    value: Value,
    { target }: ChangeEvent<HTMLInputElement>,
  ) => (target.checked ? [...list, value] : list.filter((one) => one !== value));
  const form = useEarlyInput((data) =>
    change({
      types: RELEASE_TYPES.map(({ id }) => id).filter((id) => data.getAll("type").includes(id)),
      rebirth: [true, false].filter((has) => data.getAll("rebirth").includes(sentAs(has))),
    }),
  );
  const count = ticked.types.length + ticked.rebirth.length;
  const [wasFiltered] = useState(count > 0);
  return (
    <Fold
      open={wasFiltered}
      summary={<>Filters{count > 0 ? <b className="num">{` ${count}`}</b> : null}</>}
    >
      <Form ref={form} method="get" className="release-filter grid gap-1" aria-label="Filter">
        <fieldset className="flex flex-wrap gap-x-5 items-center">
          <legend className="label w-full mt-2 sm:float-start sm:w-16 sm:m-0">Type</legend>
          {RELEASE_TYPES.map(({ id, label }) => (
            <Checkbox
              key={id}
              name="type"
              value={id}
              checked={ticked.types.includes(id)}
              onChange={(event) => change({ ...ticked, types: toggled(ticked.types, id, event) })}
            >
              {label}
            </Checkbox>
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap gap-x-5 items-center">
          <legend className="label w-full mt-2 sm:float-start sm:w-16 sm:m-0">Rebirth</legend>
          {[true, false].map((has) => (
            <Checkbox
              key={String(has)}
              name="rebirth"
              value={sentAs(has)}
              checked={ticked.rebirth.includes(has)}
              onChange={(event) =>
                change({ ...ticked, rebirth: toggled(ticked.rebirth, has, event) })
              }
            >
              {has ? "With rebirth" : "Without rebirth"}
            </Checkbox>
          ))}
        </fieldset>
        <div className="flex gap-2 -ms-3">
          <noscript>
            <button className="btn" type="submit">
              Apply
            </button>
          </noscript>
          <Link
            className="btn btn-quiet"
            to={{ search: "" }}
            replace
            preventScrollReset
            onClick={onPlainPress(() => change({ types: [], rebirth: [] }))}
          >
            Show all
          </Link>
        </div>
      </Form>
    </Fold>
  );
}

function sentAs(hasRebirth: boolean): string {
  return hasRebirth ? "yes" : "no";
}

/** What is ticked follows the URL wherever that says something else, as after back. */
function useTicked(filter: ReleaseFilter): [Ticked, (ticked: Ticked) => void] {
  const [ticked, tick] = useState(() => tickedBy(filter));
  const inUrl = queryOf(tickedBy(filter)).toString();
  const [known, setKnown] = useState(inUrl);
  if (inUrl !== known) {
    setKnown(inUrl);
    if (inUrl !== queryOf(ticked).toString()) {
      tick(tickedBy(filter));
    }
  }
  return [ticked, tick];
}

function tickedBy({ types, rebirth }: ReleaseFilter): Ticked {
  return { types, rebirth: rebirth === null ? [] : [rebirth] };
}

function queryOf({ types, rebirth }: Ticked): URLSearchParams {
  const [only] = rebirth;
  const isFilter = rebirth.length === 1 && only !== undefined;
  return releaseOrderUrl.encode({ type: chosenTypes(types), rebirth: isFilter ? only : null });
}

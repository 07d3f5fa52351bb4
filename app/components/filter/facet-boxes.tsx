import { Form } from "react-router";
import { keyOf } from "#app/game/filter-language/apply-filter.ts";
import type { ChosenFacets, FacetCounts } from "#app/game/filter-language/facet-counts.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { useEarlyInput } from "#app/ui/use-early-input.ts";
import { ChipBoxes } from "./chip-boxes.tsx";
import type { SetFilter } from "./filter-chips.tsx";

/**
 * Some keys of a list as chips to be ticked, each with how many there would be; a key of which there
 * is nothing to choose is left out. Without scripts the form sends them.
 */
export function FacetBoxes<Row, Facet extends string>({
  table,
  chosen,
  counts,
  path,
  others,
  change,
}: {
  table: FilterTable<Row>;
  chosen: ChosenFacets<Facet>;
  counts: FacetCounts;
  /** Of the list. */
  path: string;
  /** The query without the facets. */
  others: URLSearchParams;
  change: (chosen: ChosenFacets<Facet>) => void;
}) {
  const form = useEarlyInput((data) => {
    const ticked = Object.keys(chosen).map((facet) => [facet, data.getAll(facet).map(String)]);
    change({ ...chosen, ...Object.fromEntries(ticked) });
  });
  return (
    <Form
      ref={form}
      className="my-4 grid gap-2"
      method="get"
      action={path}
      preventScrollReset
      aria-label="Narrow down"
    >
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {Object.entries<readonly string[]>(chosen).map(([facet, ids]) => {
        const key = keyOf(table, facet);
        const left = counts[facet] ?? [];
        return key?.choices && (left.length > 0 || ids.length > 0) ? (
          <ChipBoxes
            key={facet}
            legend={key.label}
            name={facet}
            options={key.choices}
            counts={new Map(left)}
            chosen={ids}
            choose={(next) => change({ ...chosen, [facet]: next })}
          />
        ) : null;
      })}
      <noscript>
        <button className="btn" type="submit">
          Show
        </button>
      </noscript>
    </Form>
  );
}

/** What is chosen, as chips; `encode` writes the query that has something else chosen. */
export function setFacets<Row, Facet extends string>(
  table: FilterTable<Row>,
  chosen: ChosenFacets<Facet>,
  encode: (chosen: ChosenFacets<Facet>) => URLSearchParams,
): SetFilter[] {
  return Object.entries<readonly string[]>(chosen).flatMap(([facet, ids]) => {
    const key = keyOf(table, facet);
    return ids.map((id) => ({
      id: `${facet} ${id}`,
      label: `${key?.label}: ${key?.choices?.find((one) => one.id === id)?.label}`,
      without: encode({ ...chosen, [facet]: ids.filter((one) => one !== id) }),
    }));
  });
}

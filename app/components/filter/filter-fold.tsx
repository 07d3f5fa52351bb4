import { useState } from "react";
import { Form } from "react-router";
import type { ReadFilter } from "#app/game/filter-language/apply-filter.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { Fold } from "#app/ui/fold.tsx";
import { FILTER_NAME, FilterField } from "./filter-field.tsx";
import { SavedSearches } from "./saved-searches.tsx";

/** A filter by keys behind a fold, as a form of its own that keeps the rest of the query. */
export function FilterFold<Row>({
  value,
  read,
  table,
  help,
  path,
  files = [],
  others,
  change,
}: {
  value: string;
  read: Pick<ReadFilter<Row>, "mistakes" | "refusal">;
  table: FilterTable<Row>;
  help: string;
  /** Of the list. */
  path: string;
  /** The kinds of file that a search of it can be had as. */
  files?: readonly ("csv" | "atom")[];
  /** The query without the filter. */
  others: URLSearchParams;
  /** Takes the filter at each key; without it the form asks the server. */
  change?: (text: string) => void;
}) {
  const [wasSet] = useState(value !== "");
  const send = (
    <button className="btn" type="submit">
      Filter
    </button>
  );
  const query = new URLSearchParams(others);
  if (value !== "") query.set(FILTER_NAME, value);
  return (
    <div className="flex flex-wrap gap-x-8 *:open:basis-full max-lg:*:basis-full lg:*:border-0">
      <Fold open={wasSet} summary="Filter by keys">
        <Form
          method="get"
          action={path}
          preventScrollReset
          onSubmit={(event) => {
            if (change) event.preventDefault();
          }}
        >
          <FilterField
            value={value}
            read={read}
            table={table}
            help={help}
            {...(change && { change })}
          />
          {[...others].map(([name, other]) => (
            <input key={`${name} ${other}`} type="hidden" name={name} value={other} />
          ))}
          {change ? <noscript>{send}</noscript> : send}
        </Form>
      </Fold>
      <SavedSearches path={path} query={query} files={files} />
    </div>
  );
}

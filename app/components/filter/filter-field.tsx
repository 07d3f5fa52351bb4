import { useId, useState } from "react";
import { Link } from "react-router";
import type { ReadFilter } from "#app/game/filter-language/apply-filter.ts";
import { completions } from "#app/game/filter-language/complete-filter.ts";
import type { FilterTable } from "#app/game/filter-language/filter-key.ts";
import { LONGEST_FILTER, type Mistake } from "#app/game/filter-language/filter-tree.ts";

/** The key of the address that a filter stands in. */
export const FILTER_NAME = "q";

/**
 * A field for a whole filter. The browser offers what the last word can become; what cannot be read
 * is pointed at below.
 */
export function FilterField<Row>({
  value,
  read,
  table,
  help,
  change,
}: {
  value: string;
  /** What was read of it. */
  read: Pick<ReadFilter<Row>, "mistakes" | "refusal">;
  table: FilterTable<Row>;
  /** Where the keys of this list are described. */
  help: string;
  /** Without it the form keeps what is typed. */
  change?: (text: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [isUsed, setUsed] = useState(false);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const isWrong = read.refusal !== null || read.mistakes.length > 0;
  return (
    <div className="grid gap-1">
      <label className="field">
        <span className="label">Filter by keys</span>
        <input
          className="input"
          type="search"
          name={FILTER_NAME}
          list={`${id}-offered`}
          value={text}
          placeholder={table.keys.find(({ key }) => key !== "name")?.example}
          maxLength={LONGEST_FILTER}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onFocus={() => setUsed(true)}
          onChange={({ target }) => {
            setUsed(true);
            setText(target.value);
            change?.(target.value.trim());
          }}
        />
      </label>
      <datalist id={`${id}-offered`}>
        {isUsed
          ? completions(text, table).map((one) => (
              <option key={one.text} value={one.text} label={one.label} />
            ))
          : null}
      </datalist>
      <div id={`${id}-wrong`} role="status">
        {read.refusal === null ? null : <p className="err">{read.refusal}</p>}
        {read.mistakes.length === 0 ? null : (
          <ul className="grid gap-1">
            {read.mistakes.map((mistake) => (
              <li key={`${mistake.from} ${mistake.message}`} className="err block">
                <PointedAt text={value} mistake={mistake} /> <span>{mistake.message}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Link className="link inline-flex min-h-11 items-center justify-self-start" to={help}>
        What can be asked, with examples
      </Link>
    </div>
  );
}

/** Letters on either side of a mistake. */
const AROUND = 16;

function PointedAt({ text, mistake: { from, to } }: { text: string; mistake: Mistake }) {
  const before = text.slice(Math.max(0, from - AROUND), from);
  return (
    <code className="wrap-anywhere" translate="no">
      <span>{from > AROUND ? `…${before}` : before}</span>
      <mark>{text.slice(from, to)}</mark>
      <span>{text.slice(to, to + AROUND)}</span>
    </code>
  );
}

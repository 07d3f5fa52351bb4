/** Some of a few, as chips that are boxes to be ticked; without scripts the form sends them. */
export function ChipBoxes<Id extends string>({
  legend,
  name,
  options,
  counts,
  chosen,
  choose,
}: {
  legend: string;
  name: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  /** How many there would be with each. */
  counts: ReadonlyMap<string, number>;
  chosen: readonly Id[];
  /** The last one is the one ticked last. */
  choose: (chosen: readonly Id[]) => void;
}) {
  return (
    <fieldset className="chip-boxes">
      <legend className="label">{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className="chip">
          <input
            type="checkbox"
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          {label} <span className="num text-ink-2">{counts.get(id) ?? 0}</span>
        </label>
      ))}
    </fieldset>
  );
}

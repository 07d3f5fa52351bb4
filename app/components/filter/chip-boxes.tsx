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
    <fieldset className="chip-boxes flex flex-wrap gap-1.5 py-2">
      <legend className="label w-full mb-1 lg:float-start lg:w-20 lg:m-0 lg:py-2">{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className="chip relative min-h-touch cursor-pointer lg:min-h-9">
          <input
            className="absolute inset-0 opacity-0 cursor-[inherit]"
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

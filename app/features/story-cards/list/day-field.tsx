/** A day in a form without scripts, which keeps what is typed; empty is the bound's default. */
export function DayField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input className="input" type="date" name={name} defaultValue={value} />
    </label>
  );
}

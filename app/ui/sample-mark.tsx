/** Beside a value, or the title of values, that the pack makes up because no source has them. */
export function SampleMark() {
  return (
    <span className="faint" title="Made up: no source tells it">
      <span aria-hidden="true">*</span>
      <span className="vh"> (made up)</span>
    </span>
  );
}

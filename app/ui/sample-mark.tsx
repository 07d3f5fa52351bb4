/**
 * Beside a value, or the title of values, that the pack makes up because no source has them; as
 * legible as what it stands beside, on every ground.
 */
export function SampleMark() {
  return (
    <span title="Made up: no source tells it">
      <span aria-hidden="true">*</span>
      <span className="vh"> (made up)</span>
    </span>
  );
}

/** A paper lantern without a light under the new moon: decoration. */
export function UnlitLantern() {
  return (
    <svg
      className="w-full max-w-36 text-ink-2"
      viewBox="0 0 144 176"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="118" cy="26" r="15" className="fill-sunk stroke-rule-2" />
      <path d="M0 10q58 14 104 2" className="stroke-rule-2" />
      <path d="M62 17v22" />
      <path d="M38 46q-24 40 0 84h48q24-44 0-84z" className="fill-sunk" />
      <path d="M31 62h62M26 78h72M25 94h74M28 110h68" className="stroke-rule-2" />
      <path d="M40 39h44v8H40zM40 129h44v8H40z" fill="currentColor" />
      <path d="M62 137v14m-5 0h10l3 21H54z" />
      <path d="M52 74l20 28m0-28-20 28" className="stroke-seal" strokeWidth="5" />
    </svg>
  );
}

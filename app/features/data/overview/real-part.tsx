import { Link } from "react-router";
import type { RealSection } from "./real-sections.ts";

const PARTS = [
  { id: "real", label: "Real", mark: "border-good bg-good forced-colors:bg-[CanvasText]" },
  {
    id: "madeUp",
    label: "Made up",
    mark: "border-warn forced-colors:border-dashed bg-[repeating-linear-gradient(-45deg,var(--color-warn)_0_2px,transparent_2px_5px)]",
  },
  { id: "unknown", label: "Not known", mark: "border-rule-2" },
] as const;

/** Of each section of the site, how much of it is real, and what is and is not. */
export function RealPart({ sections }: { sections: readonly RealSection[] }) {
  return (
    <ul className="lines">
      {sections.map(({ label, path, counts, ...words }) => (
        <li
          key={path}
          className="grid gap-x-10 gap-y-2 py-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-5"
        >
          <div>
            <h3 className="font-title text-h4 leading-tight font-semibold">
              <Link className="inline-flex min-h-11 items-center hover:text-seal" to={path}>
                {label}
              </Link>
            </h3>
            <p className="num text-ink-2">{shareInWords(counts)}</p>
            <div className="mt-2 flex h-2.5 gap-0.5" aria-hidden="true">
              {PARTS.filter(({ id }) => counts[id] > 0).map(({ id, mark }) => (
                <span key={id} className={`min-w-1 border ${mark}`} style={{ flex: counts[id] }} />
              ))}
            </div>
          </div>
          <dl className="grid content-start gap-y-2 lg:grid-cols-3 lg:gap-x-8 lg:pt-2.5">
            {PARTS.map(({ id, label: part, mark }) => (
              <div key={id} className={words[id].length === 0 ? "max-lg:hidden" : undefined}>
                <dt className="flex items-center gap-2 text-dense font-semibold">
                  <span className={`size-2.5 border ${mark}`} aria-hidden="true" />
                  {part}
                </dt>
                <dd className="text-ink-2 first-letter:uppercase">
                  {words[id].length === 0 ? "Nothing" : words[id].join(", ")}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function shareInWords({ real, madeUp }: RealSection["counts"]): string {
  if (madeUp === 0) return "Nothing made up";
  if (real === 0) return "All made up";
  // Nothing is rounded up to all, or down to nothing.
  const share = Math.min(99, Math.max(1, Math.round((100 * real) / (real + madeUp))));
  return share >= 50 ? `${share} % real` : `${100 - share} % made up`;
}

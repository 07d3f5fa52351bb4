import { Fold } from "#app/ui/fold.tsx";
import type { ConventionalListing } from "./listing.ts";

/** On a phone, where works stand far below each other: links to each of them on this page. */
export function WorksFold({ series }: { series: ConventionalListing["series"] }) {
  return series.length < 2 ? null : (
    <Fold className="lg:hidden" summary="Jump to a work">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6">
        {series.map(({ id, titleEn, available }) => (
          <li key={id}>
            {/* Folded up before the browser goes there, so that it arrives where it should. */}
            <a
              className="flex items-center justify-between gap-4 min-h-touch font-title text-read/tight font-semibold"
              href={`#${id}`}
              onClick={(event) => fold(event.currentTarget)}
            >
              {titleEn}{" "}
              <span className="num font-text text-dense/none font-normal text-ink-3">
                {available}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function fold(within: HTMLElement): void {
  within.closest("details")?.removeAttribute("open");
}

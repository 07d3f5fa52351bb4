import { Icon } from "#app/ui/icon.tsx";
import type { ConventionalListing } from "./listing.ts";

/** On a phone, where works stand far below each other: links to each of them on this page. */
export function WorksFold({ series }: { series: ConventionalListing["series"] }) {
  return series.length < 2 ? null : (
    <details className="key-fold works-fold">
      <summary>
        Jump to a work <Icon name="down" />
      </summary>
      <ul>
        {series.map(({ id, titleEn, available }) => (
          <li key={id}>
            {/* Folded up before the browser goes there, so that it arrives where it should. */}
            <a href={`#${id}`} onClick={(event) => fold(event.currentTarget)}>
              {titleEn} <span className="num">{available}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function fold(within: HTMLElement): void {
  within.closest("details")?.removeAttribute("open");
}

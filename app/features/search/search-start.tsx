import { Link } from "react-router";
import { PageSection } from "#app/layout/page-section.tsx";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { recentSearches } from "./recent-searches.ts";
import { searchUrl } from "./search-params.ts";

/** What the page of the search holds before anything is searched for: a way to begin. */
export function SearchStart() {
  // They stand in the visitor's browser only.
  const recent = useHydrated() ? recentSearches() : [];
  return (
    <>
      {recent.length === 0 ? null : (
        <PageSection id="recent" title="Recent searches">
          <Searches texts={recent.map((text) => ({ text }))} />
        </PageSection>
      )}
      <PageSection id="examples" title="What can be found">
        <Searches texts={EXAMPLES} />
      </PageSection>
    </>
  );
}

const EXAMPLES = [
  { text: "reimu", note: "all versions of a character, her cards and banners" },
  { text: "reimu a6", note: "a character by name and world" },
  { text: "yin atk party 5*", note: "story cards by effect, target and rarity" },
  { text: "floor 437", note: "a floor of the Scarlet Devil Tower" },
  { text: "god crystal", note: "an item and where it is won" },
  { text: "youkai", note: "a tag: who bears it and what kills it" },
];

function Searches({ texts }: { texts: readonly { text: string; note?: string }[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {texts.map(({ text, note }) => (
        <li key={text} className="border-b border-rule">
          <Link
            className="group flex min-h-touch flex-wrap items-baseline gap-x-3 py-2.5"
            to={{ search: searchUrl.encode({ q: text, kinds: [] }).toString() }}
          >
            <bdi className="font-semibold group-hover:text-seal">{text}</bdi>
            {note === undefined ? null : <span className="text-dense text-ink-2">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

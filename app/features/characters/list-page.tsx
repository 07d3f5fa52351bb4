import { memo, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { ListedProvider } from "#app/components/character/listed-characters.tsx";
import type { Shown } from "#app/components/character/use-spoiler-list.ts";
import { ListFilter } from "#app/components/collection/list-filter.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import { PLACES } from "#app/navigation.ts";
import { SpoilerCount } from "#app/settings/spoiler-count.tsx";
import { ListErrorBoundary } from "#app/ui/list-error-boundary.tsx";
import { characterCountLine } from "./character-count-line.ts";
import { type CharacterPagePath, characterPage } from "./section.ts";

/**
 * The frame of every list of the section: head, the other lists, how many are shown, the list.
 */
export function CharacterListPage({
  path,
  ids,
  total: released,
  shown: { isWhole, listed, hidden },
  sample,
  tools,
  count,
  children,
}: {
  path: CharacterPagePath;
  /** The characters shown, in order. */
  ids: readonly string[];
  /** How many are released. */
  total: number;
  shown: Omit<Shown<unknown>, "list">;
  /** Whether sample data stands on the page. */
  sample: boolean;
  /** Tabs or filters, before the count. */
  tools?: ReactNode;
  /** How many are shown, in words. */
  count?: string;
  children: ReactNode;
}) {
  const { title, slip, note } = characterPage(path);
  const total = isWhole && listed.records ? listed.records.size : released;
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        eyebrow={<Link to="/characters">Characters</Link>}
        title={title}
        note={note}
        sample={sample}
        slip={slip}
      />
      <SectionNav current={path} />
      {tools}
      <ListFilter
        ids={ids}
        count={
          <SpoilerCount hidden={hidden} inFault={hidden.inFault}>
            {count ?? characterCountLine(ids.length, total)}
          </SpoilerCount>
        }
      >
        <CharacterList ids={ids}>
          <ListErrorBoundary>
            <Suspense>
              <ListedProvider state={listed}>{children}</ListedProvider>
            </Suspense>
          </ListErrorBoundary>
        </CharacterList>
      </ListFilter>
      {total === 0 && path !== "/characters/unreleased-characters" ? (
        <UnknownNote>
          this site's data do not tell which characters the global version has. With JP-only content
          on, all characters are listed.
        </UnknownNote>
      ) : null}
    </Layout>
  );
}

/** The orders of the characters, side by side; none is current on the page of all of them. */
export const SectionNav = memo(function SectionNav({ current }: { current?: CharacterPagePath }) {
  return (
    <nav className="subnav scroll-x" aria-label="Character lists">
      {PAGES.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={path === current ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
});

const PAGES = PLACES.find(({ section }) => section === "characters")?.pages ?? [];

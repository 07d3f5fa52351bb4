import { data, Link } from "react-router";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { StrongestAttacks } from "#app/components/character/strongest-attacks.tsx";
import { VersionLinks } from "#app/components/character/version-links.tsx";
import { LinkedCards } from "#app/components/story-card/linked-cards.tsx";
import { BeingCrest } from "#app/components/tower/being-crest.tsx";
import { FloorLinks } from "#app/components/tower/floor-links.tsx";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { CorrectionLink } from "#app/layout/correction-link.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { structuredData } from "#app/layout/structured-data.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { requireAddress } from "#app/lib/require-address.ts";
import { tagPath } from "#app/presenters/record-paths.ts";
import type { Route } from "./+types/page";
import { tagPageData } from "./tag-page-data.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  requireAddress(RECORD_ID.test(params.id), url);
  const tag = dataset.characterTags.find(({ id }) => id === params.id);
  if (!tag) throw data("There is no such tag.", { status: 404 });
  const page = tagPageData(dataset, tag.id, now);
  return { ...page.data, id: tag.id, name: tag.nameEn, next: expiresAt(page.until), origin };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { id, name, origin } = loaderData;
  return pageMeta({
    title: `Tag: ${name}`,
    description: `The tag ${name} of Touhou LostWord: story cards that affect it, and where enemies with it stand.`,
    canonical: tagPath(id),
    record: structuredData({
      way: [
        { name: "Characters", path: "/characters" },
        { name, path: tagPath(id) },
      ],
      thing: { "@type": "DefinedTerm", name },
      image: null,
      origin,
    }),
  });
};

/** A tag of characters: the cards that act on it, and who bears it. */
export default function TagPage({ loaderData, params }: Route.ComponentProps) {
  const { name, characters, kills, cards, enemies, floors, searchItem } = loaderData;
  const emblems = [...characters, ...enemies].flatMap(({ image }) => image ?? []).slice(0, 3);
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        eyebrow={<Link to="/characters">Characters</Link>}
        title={name}
        note={`A tag of ${characters.length === 1 ? "1 character" : `${characters.length} characters`}`}
        slip={{ title: "目録", stamp: "目" }}
        picture={
          emblems.length === 0 ? (
            <span className="size-8 lg:size-11">
              <BeingCrest name={name} />
            </span>
          ) : (
            emblems.map((image) => (
              <span key={image} className="size-8 lg:size-11">
                <EmblemDrawing image={image} />
              </span>
            ))
          )
        }
      />
      <div className="record-parts">
        <PageSection id="characters" title="Characters with it" end={characters.length}>
          {characters.length === 0 ? (
            <p className="mt-4 text-ink-2">No released character is known to bear it.</p>
          ) : (
            <>
              <VersionLinks versions={characters} />
              <Link
                className="link inline-flex min-h-11 items-center"
                to={`/attacks?${new URLSearchParams({ tag: params.id })}`}
              >
                Their attacks
              </Link>
            </>
          )}
        </PageSection>
        {kills.total === 0 ? null : (
          <PageSection
            id="kills"
            title={`Attacks that kill ${name}`}
            end={kills.total > kills.strongest.length ? `of ${kills.total}` : kills.total}
          >
            <StrongestAttacks attacks={kills.strongest} />
            <Link
              className="link inline-flex min-h-11 items-center"
              to={`/attacks?${new URLSearchParams({ killer: params.id, sort: "killer" })}`}
            >
              All by their power against it
            </Link>
          </PageSection>
        )}
        <PageSection id="cards" title="Story cards that affect it" end={cards.length}>
          {cards.length === 0 ? (
            <p className="mt-4 text-ink-2">No released story card acts on this tag.</p>
          ) : (
            <>
              <LinkedCards cards={cards} />
              <Link
                className="link inline-flex min-h-11 items-center"
                to={`/story-cards?${new URLSearchParams({ options: searchItem })}`}
              >
                Compare these cards
              </Link>
            </>
          )}
        </PageSection>
        {enemies.length === 0 ? null : (
          <PageSection id="enemies" title="Only as enemies" end={enemies.length}>
            <VersionLinks versions={enemies} />
          </PageSection>
        )}
        {floors.length === 0 ? null : (
          <PageSection id="floors" title="Floors with it" end={floors.length}>
            <FloorLinks floors={floors} />
          </PageSection>
        )}
      </div>
      <CorrectionLink entity="character-tags" id={params.id} />
    </Layout>
  );
}

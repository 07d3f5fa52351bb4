import { data, Link } from "react-router";
import { VersionLinks } from "#app/components/character/version-links.tsx";
import { DroppingStagesList } from "#app/components/item/dropping-stages.tsx";
import { BannerHistory, BannerStanding } from "#app/components/prayer/banner-history.tsx";
import { PoolChances } from "#app/components/prayer/pool-chances.tsx";
import { CardDetail } from "#app/components/story-card/card-detail.tsx";
import { starsText } from "#app/components/story-card/stars.tsx";
import { isRevealed } from "#app/game/reveal.ts";
import { personNames } from "#app/game/story-card-filter/known-names.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { CorrectionLink } from "#app/layout/correction-link.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { linkPreview, pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { structuredData } from "#app/layout/structured-data.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { requireAddress } from "#app/lib/require-address.ts";
import { cardInfoPath } from "#app/presenters/record-paths.ts";
import type { Route } from "./+types/page";
import { ArtistOfCard } from "./artist-of-card.tsx";
import { type CardPageData, cardPageData } from "./card-page-data.ts";
import { SimilarCards } from "./similar-cards.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

/** Numbers of cards as the site writes them. */
const CARD_NUMBER = /^[1-9]\d{0,8}$/;

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  requireAddress(CARD_NUMBER.test(params.id), url);
  const card = dataset.storyCards.find(({ id }) => String(id) === params.id);
  if (!card || !isRevealed(card.release, now)) {
    expiresAt(card?.release ?? null);
    throw data("No released story card has this number.", { status: 404 });
  }
  const page = cardPageData(dataset, card, now);
  return {
    ...page.data,
    moment: now,
    next: expiresAt(page.until),
    preview: linkPreview(origin, "story-cards", card.id),
    origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { card, preview, origin } = loaderData;
  const by = card.artist.jp === "" ? "" : ` by ${card.artist.jp}`;
  return pageMeta({
    title: card.name,
    description: `${card.name}, a story card of ${starsText(card.rarity)}${by} in Touhou LostWord: effects, banners, sources and similar cards.`,
    canonical: cardInfoPath(card.id),
    preview,
    record: recordOf(loaderData, origin),
  });
};

function recordOf({ card }: CardPageData, origin: string | undefined) {
  const others = [card.original?.text ?? card.name, ...card.aliases.map(({ value }) => value)];
  return structuredData({
    way: [
      { name: "Story Cards", path: "/story-cards" },
      { name: card.name, path: cardInfoPath(card.id) },
    ],
    thing: {
      "@type": "CreativeWork",
      name: card.name,
      alternateName: [...new Set(others)].filter((name) => name !== card.name),
      ...(card.artist.id !== null && { creator: { "@type": "Person", name: card.artist.jp } }),
    },
    image: card.image === null ? null : `/images/${card.image}`,
    origin,
  });
}

export default function StoryCardPage({ loaderData, params }: Route.ComponentProps) {
  const { card, persons, shown, history, pools, dropping, moment } = loaderData;
  return (
    <Layout section="story-cards" sky="kon">
      <PageHead
        eyebrow={<Link to="/story-cards">Story Cards</Link>}
        title={card.nameLang === "en" ? card.name : <span lang={card.nameLang}>{card.name}</span>}
        note={`${starsText(card.rarity)} · ${labelOf(CARD_TYPES, card.type)}`}
        slip={{ title: "絵札詳細", stamp: "札" }}
      />
      <div className="mt-4">
        <BannerStanding history={history} />
        <CardDetail card={card} names={personNames(persons)} isReleased />
      </div>
      <div className="record-parts">
        <PageSection id="sources" title="How to get it">
          <dl className="mt-2 grid grid-cols-[max-content_1fr] items-baseline gap-x-5 [&>dt]:text-dense [&>dt]:text-ink-3">
            <dt>{card.obtaining.length === 1 ? "Source" : "Sources"}</dt>
            <dd className="flex min-h-11 flex-wrap items-center gap-x-5">
              {card.obtaining.length === 0
                ? "No source of this site tells how this card is obtained."
                : card.obtaining.map(({ type, display }) => (
                    <Link
                      key={`${type}-${display}`}
                      className="link inline-flex min-h-11 items-center"
                      to={`/story-cards?obtaining=${type}`}
                    >
                      {display}
                    </Link>
                  ))}
            </dd>
            {history.banners.length > 0 ? null : (
              <>
                <dt>Banners</dt>
                <dd className="py-2.5">Featured on none of the global version yet</dd>
              </>
            )}
            {pools.length > 0 ? null : (
              <>
                <dt>Pools</dt>
                <dd className="py-2.5">In none that runs now</dd>
              </>
            )}
          </dl>
        </PageSection>
        {dropping.count === 0 ? null : (
          <PageSection id="drops" title="Dropped by stages" end={dropping.count}>
            <DroppingStagesList {...dropping} />
          </PageSection>
        )}
        {history.banners.length === 0 ? null : (
          <PageSection id="banners" title="Banners" end={history.banners.length}>
            <BannerHistory history={history} moment={moment} />
          </PageSection>
        )}
        {pools.length === 0 ? null : (
          <PageSection id="pools" title="Pools" end={pools.length}>
            <PoolChances pools={pools} />
          </PageSection>
        )}
        <ArtistOfCard {...loaderData} />
        {shown.length === 0 ? null : (
          <PageSection id="characters" title="Characters on the card" end={shown.length}>
            <VersionLinks versions={shown} />
          </PageSection>
        )}
        <SimilarCards {...loaderData} />
      </div>
      <CorrectionLink entity="story-cards" id={params.id} />
    </Layout>
  );
}

import { useMemo } from "react";
import { data, Link } from "react-router";
import { CharacterView } from "#app/components/character/character-view.tsx";
import { AnswerMoment } from "#app/components/character/use-passed.ts";
import { VersionLinks } from "#app/components/character/version-links.tsx";
import { BannerHistory, BannerStanding } from "#app/components/prayer/banner-history.tsx";
import { PoolChances } from "#app/components/prayer/pool-chances.tsx";
import { LinkedCards } from "#app/components/story-card/linked-cards.tsx";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { RECORD_ID } from "#app/game/vocabulary/vocabulary.ts";
import { CorrectionLink } from "#app/layout/correction-link.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { linkPreview, pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { structuredData } from "#app/layout/structured-data.ts";
import { dataOfText, dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { requireAddress } from "#app/lib/require-address.ts";
import { characterInfoPath } from "#app/presenters/record-paths.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import type { Route } from "./+types/page";
import { BestFloors } from "./best-floors.tsx";
import { CharacterFloors } from "./character-floors.tsx";
import { type CharacterPageData, characterPageData } from "./character-page-data.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export function loader({ context, url, params }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  requireAddress(RECORD_ID.test(params.id), url);
  const character = dataset.characters.find((one) => one.id === params.id);
  // One who is not released has no page: the server reveals nothing hidden.
  if (!character || !isReleased(statusAt(character, now))) {
    throw data("There is no such character.", { status: 404 });
  }
  const page = characterPageData(dataset, character, now);
  return {
    text: dataText(page.data),
    moment: now,
    next: expiresAt(page.until),
    preview: linkPreview(origin, "characters", character.id),
    origin,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const page = dataOfText(loaderData.text);
  return pageMeta({
    title: page.title,
    description: `${page.title} in Touhou LostWord: banners, chances, story cards, tower floors and versions in other worlds.`,
    canonical: characterInfoPath(page.answer.record.id),
    preview: loaderData.preview,
    record: recordOf(page, loaderData.origin),
  });
};

function recordOf({ answer: { record }, title, nameZh }: CharacterPageData, origin?: string) {
  const { jp, kana, en, translit } = record.name;
  const others = [en, jp, kana, translit, nameZh].filter((name) => name !== null && name !== title);
  return structuredData({
    way: [
      { name: "Characters", path: "/characters" },
      { name: title, path: characterInfoPath(record.id) },
    ],
    thing: { "@type": "Thing", name: title, alternateName: [...new Set(others)] },
    image: record.img.full === null ? null : `/images/${record.img.full}`,
    origin,
  });
}

export default function CharacterPage({
  loaderData: { text, moment },
  params,
}: Route.ComponentProps) {
  const page = useMemo(() => dataOfText(text), [text]);
  const { answer, title, world, nameZh, history, pools, versions, cards } = page;
  const { name } = answer.record;
  const inBrackets = title.slice(name.en.length);
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        eyebrow={<Link to="/characters">Characters</Link>}
        title={
          <PersonName
            name={{ en: title, translit: name.translit && `${name.translit}${inBrackets}` }}
          />
        }
        note={
          <>
            {world}
            {nameZh ? (
              <>
                {" · "}
                <span lang="zh-Hans">{nameZh}</span>
              </>
            ) : null}
          </>
        }
        slip={{ title: "人物詳細", stamp: "人" }}
      />
      <div className="ci">
        <BannerStanding history={history} />
        <AnswerMoment value={moment}>
          <CharacterView {...answer} isWholePage />
        </AnswerMoment>
      </div>
      <div className="record-parts">
        <PageSection id="banners" title="Banners" end={history.banners.length}>
          <BannerHistory history={history} moment={moment} />
        </PageSection>
        <PageSection id="pools" title="Pools" end={pools.length}>
          <PoolChances pools={pools} />
        </PageSection>
        <PageSection id="cards" title="Story cards" end={cards.length}>
          {cards.length === 0 ? (
            <p className="mt-4 text-ink-2">No released story card features this character.</p>
          ) : (
            <LinkedCards cards={cards} />
          )}
        </PageSection>
        <BestFloors floors={page.bestFloors} />
        <CharacterFloors {...page} />
        {versions.length === 0 ? null : (
          <PageSection id="versions" title="In other worlds" end={versions.length}>
            <VersionLinks versions={versions} />
          </PageSection>
        )}
      </div>
      <CorrectionLink entity="characters" id={params.id} />
    </Layout>
  );
}

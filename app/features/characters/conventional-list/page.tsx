import { memo, useCallback } from "react";
import type { ChronologicalAnswer } from "#app/api-schemas/characters.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { chronologicalAnswer } from "#app/presenters/chronological.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { CharacterList } from "../character-list.tsx";
import { idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import { MarksKey } from "../marks-key.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";
import { type ConventionalListing, conventionalListing } from "./listing.ts";
import { conventionalListUrl } from "./search-params.ts";
import { WorksFold } from "./works-fold.tsx";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/conventional-list";

export const handle = { query: conventionalListUrl.canonical, files: [LISTED_CHARACTERS] };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const { type } = conventionalListUrl.decode(url.searchParams);
  const visible = releasedOnly(dataset, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    tab: type,
    list: dataText(conventionalListing(chronologicalAnswer(visible, now), type)),
    total: visible.characters.length,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  characterPageMeta(PATH, loaderData && conventionalListUrl.encode({ type: loaderData.tab }));

export default function ConventionalListPage({ loaderData }: Route.ComponentProps) {
  const { tab, sample } = loaderData;
  const { list, ...shown } = useSpoilerList(
    loaderData,
    "/api/characters/chronological",
    useCallback((answer: ChronologicalAnswer) => conventionalListing(answer, tab), [tab]),
  );
  return (
    <CharacterListPage
      path={PATH}
      ids={idsOfGroups(list.series)}
      total={loaderData.total}
      shown={shown}
      sample={sample}
      tools={
        <TabLinks
          label="Universe group"
          current={tab}
          tabs={list.tabs.map((one) => ({
            ...one,
            to: { search: conventionalListUrl.encode({ type: one.id }).toString() },
          }))}
        />
      }
    >
      <WorksFold series={list.series} />
      <MarksKey />
      <SeriesList series={list.series} />
    </CharacterListPage>
  );
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const SeriesList = memo(function SeriesList({ series }: { series: ConventionalListing["series"] }) {
  if (series.length === 0) {
    return <p className="list-end">None released yet.</p>;
  }
  return (
    <CharacterList
      heading="beside"
      rows={series.map(({ id, titleEn, titleJp, available, characters }) => ({
        id,
        title: titleEn,
        below: titleJp ? <span lang="ja">{titleJp}</span> : null,
        count: (
          <>
            <b>{available}</b>
            {available === characters.length ? " released" : ` of ${characters.length} released`}
          </>
        ),
        characters,
      }))}
    />
  );
});

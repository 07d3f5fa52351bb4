import { memo, useCallback } from "react";
import type { PrayerTypeAnswer } from "#app/api-schemas/character-lists.ts";
import { BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { PRAYER_TYPE_TABS, type PrayerTypeTab } from "#app/game/prayer-type-tab.ts";
import { BANNER_TYPES, type BannerType } from "#app/game/vocabulary/banner-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { prayerTypeAnswer } from "#app/presenters/character-lists.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { CharacterCount } from "../character-count.tsx";
import { CharacterList } from "../character-list.tsx";
import { groupsOfIds, idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import { MarksKey } from "../marks-key.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";
import { prayerTypeUrl } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/prayer-type";

export const handle = { query: prayerTypeUrl.canonical, files: [LISTED_CHARACTERS] };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const { type } = prayerTypeUrl.decode(url.searchParams);
  const visible = releasedOnly(dataset, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    tab: type,
    list: dataText(prayerTypes(prayerTypeAnswer(visible, now), type)),
    total: visible.characters.length,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  characterPageMeta(PATH, loaderData && prayerTypeUrl.encode({ type: loaderData.tab }));

export default function PrayerTypePage({ loaderData }: Route.ComponentProps) {
  const { tab } = loaderData;
  const { list, ...shown } = useSpoilerList(
    loaderData,
    "/api/characters/prayer-type",
    useCallback((answer: PrayerTypeAnswer) => prayerTypes(answer, tab), [tab]),
  );
  return (
    <CharacterListPage
      path={PATH}
      ids={idsOfGroups(list.groups)}
      total={loaderData.total}
      shown={shown}
      sample={loaderData.sample}
      tools={
        <TabLinks
          label="Prayer type"
          current={tab}
          tabs={list.tabs.map((one) => ({
            ...one,
            to: { search: prayerTypeUrl.encode({ type: one.id }).toString() },
          }))}
        />
      }
    >
      <MarksKey />
      <TypeList groups={list.groups} />
    </CharacterListPage>
  );
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const TypeList = memo(function TypeList({ groups }: { groups: PrayerTypes["groups"] }) {
  return (
    <CharacterList
      rows={groups.map(({ type, characters }) => ({
        id: type,
        title: <BannerTypeLabel type={type} />,
        count: <CharacterCount of={characters.length} />,
        characters,
      }))}
    />
  );
});

/** What a tab of the prayer types shows: its banner types with their characters. */
function prayerTypes({ content }: PrayerTypeAnswer, tab: PrayerTypeTab) {
  const groupsOf = (types: readonly BannerType[]) =>
    content.filter(({ type }) => types.includes(type));
  return {
    tabs: PRAYER_TYPE_TABS.map(({ id, label, types }) => ({
      id,
      label,
      count: groupsOf(types).reduce((sum, { characters }) => sum + characters.length, 0),
    })),
    groups: groupsOfIds(groupsOf(entryOf(PRAYER_TYPE_TABS, tab)?.types ?? [])).map((group) => ({
      ...group,
      label: entryOf(BANNER_TYPES, group.type)?.label ?? group.type,
    })),
  };
}

type PrayerTypes = ReturnType<typeof prayerTypes>;

import { memo } from "react";
import type { VariantsAnswer } from "#app/api-schemas/character-lists.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { variantsAnswer } from "#app/presenters/character-lists.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { PersonName } from "#app/settings/person-name.tsx";
import { CharacterList } from "../character-list.tsx";
import { groupsOfIds, idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import { MarksKey } from "../marks-key.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/variant-tracker";

export const handle = { files: [LISTED_CHARACTERS] };

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const visible = releasedOnly(dataset, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    list: dataText(variants(variantsAnswer(visible, now))),
    total: visible.characters.length,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = () => characterPageMeta(PATH);

export default function VariantTrackerPage({ loaderData }: Route.ComponentProps) {
  const { list, ...shown } = useSpoilerList(loaderData, "/api/characters/variants", variants);
  return (
    <CharacterListPage
      path={PATH}
      ids={idsOfGroups(list)}
      total={loaderData.total}
      shown={shown}
      sample={loaderData.sample}
    >
      <MarksKey />
      <VariantList persons={list} />
    </CharacterListPage>
  );
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const VariantList = memo(function VariantList({ persons }: { persons: Variants }) {
  return (
    <CharacterList
      heading="beside"
      rows={persons.map(({ id, jpName, jpSize, name, available, total: worlds, characters }) => ({
        id,
        title: (
          <>
            <PersonName name={name} />{" "}
            <span className="inline-block max-lg:ms-1 lg:block" lang="ja" data-size={jpSize}>
              {jpName}
            </span>
          </>
        ),
        count: (
          <>
            <b>{available}</b>
            {available === worlds ? " released" : ` of ${worlds} released`}
          </>
        ),
        characters,
        caption: "universe",
      }))}
    />
  );
});

/** The persons of more than one world, each with her characters. */
function variants({ content }: VariantsAnswer) {
  return groupsOfIds(content).map((group) => ({
    id: group.characters[0] ?? group.enName,
    jpName: group.jpName,
    jpSize: group.jpSize,
    name: { en: group.enName, translit: group.translitName },
    available: group.available,
    total: group.total,
    characters: group.characters,
  }));
}

type Variants = ReturnType<typeof variants>;

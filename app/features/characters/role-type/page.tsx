import { memo, useMemo } from "react";
import type { RoleTypeAnswer } from "#app/api-schemas/character-lists.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import type { Role } from "#app/game/vocabulary/roles.ts";
import { dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { roleTypeAnswer } from "#app/presenters/character-lists.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { CharacterCount } from "../character-count.tsx";
import { CharacterList } from "../character-list.tsx";
import { groupsOfIds, idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import { MarksKey } from "../marks-key.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";
import { roleTypeUrl } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters/role-type";

export const handle = { query: roleTypeUrl.canonical, files: [LISTED_CHARACTERS] };

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const visible = releasedOnly(dataset, now);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    ...roleTypeUrl.decode(url.searchParams),
    list: dataText(roles(roleTypeAnswer(visible, now))),
    total: visible.characters.length,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  characterPageMeta(PATH, roleTypeUrl.encode({ role: loaderData?.role ?? null }));

export default function RoleTypePage({ loaderData }: Route.ComponentProps) {
  const { role } = loaderData;
  const { list, ...shown } = useSpoilerList(loaderData, "/api/characters/role-type", roles);
  const chosen = useMemo(() => list.filter(({ id }) => role === null || id === role), [list, role]);
  return (
    <CharacterListPage
      path={PATH}
      ids={idsOfGroups(chosen)}
      total={loaderData.total}
      shown={shown}
      sample={loaderData.sample}
      tools={
        <TabLinks
          label="Role"
          current={role ?? "all"}
          tabs={[
            { id: "all", label: "All", to: tabTo(null) },
            ...list.map(({ id, name, characters }) => ({
              id,
              label: name,
              count: characters.length,
              to: tabTo(id),
            })),
          ]}
        />
      }
    >
      <MarksKey />
      <RoleList roles={chosen} />
    </CharacterListPage>
  );
}

function tabTo(role: Role | null) {
  return { search: roleTypeUrl.encode({ role }).toString() };
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const RoleList = memo(function RoleList({ roles }: { roles: Roles }) {
  return (
    <CharacterList
      rows={roles.map(({ id, name, kanji, characters }) => ({
        id,
        title: (
          <span className="role-name inline-flex gap-2 items-center">
            <Icon name={`ro-${id}`} />
            {name} <span lang="ja">{kanji}</span>
          </span>
        ),
        count: <CharacterCount of={characters.length} />,
        characters,
      }))}
    />
  );
});

/** Every role with its characters. */
function roles({ content }: RoleTypeAnswer) {
  return groupsOfIds(content);
}

type Roles = ReturnType<typeof roles>;

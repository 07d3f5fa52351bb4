import { Link } from "react-router";
import { formatNumber } from "#app/game/number-format.ts";
import { Sign } from "#app/layout/japanese/signs.tsx";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { linkPreview, pageMeta } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterInfoPath } from "#app/presenters/record-paths.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { Icon } from "#app/ui/icon.tsx";
import { CHARACTER_PAGES } from "../section.ts";
import type { Route } from "./+types/page";
import { LinkedCharacter } from "./linked-character.tsx";
import { linkedRecord } from "./linked-record.ts";
import { charactersMenuUrl } from "./search-params.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters";

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const { character } = charactersMenuUrl.decode(sent);
    // An id of nobody is as good as absent, and no answer of its own.
    const isKnown = dataset?.characters.some(({ id }) => id === character);
    return charactersMenuUrl.encode({ character: isKnown === false ? "" : character });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const { character } = charactersMenuUrl.decode(url.searchParams);
  const visible = releasedOnly(dataset, now);
  const linked = linkedRecord(visible, character, now);
  expiresAt(linked?.until ?? null);
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    released: visible.characters.length,
    linked: linked ?? null,
    // The site's address is known where ORIGIN tells it.
    linkedPicture: linked ? linkPreview(origin, "characters", linked.answer.record.id) : null,
    moment: now,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const linked = loaderData?.linked;
  // Once the modal has taken over, the address is the menu's own.
  return linked && location.search !== ""
    ? linkedMeta(linked.answer.record.id, linked.title, loaderData.linkedPicture)
    : pageMeta({
        title: "Characters",
        description: "The characters of Touhou LostWord in every order, with their records.",
        canonical: PATH,
      });
};

function linkedMeta(id: string, title: string, picture: string | null) {
  return pageMeta({
    title,
    description: `${title} in Touhou LostWord: release, prayers, rebirth and links.`,
    canonical: characterInfoPath(id),
    preview: picture,
  });
}

export default function CharactersMenuPage({ loaderData }: Route.ComponentProps) {
  const { released, linked, moment } = loaderData;
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        title="Characters"
        note={
          <>
            <b className="num">{formatNumber(released)}</b> released characters, nine ways to browse
          </>
        }
        slip={{ title: "登場人物", stamp: "人" }}
      />
      <nav aria-label="Character lists">
        <ul className="menu-list">
          {CHARACTER_PAGES.map(({ path, title, note, slip }) => (
            <li key={path}>
              <Link className="main" to={path}>
                <span className="k">
                  <Sign sign={slip.stamp} />
                </span>
                <span>
                  <strong>{title}</strong>
                  <span className="block text-ink-2">{note}</span>
                </span>
                <Icon name="right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {released === 0 ? (
        <UnknownNote>
          this site's data do not tell which characters the global version has. With JP-only content
          on, all characters are listed.
        </UnknownNote>
      ) : null}
      {linked ? <LinkedCharacter answer={linked.answer} moment={moment} /> : null}
    </Layout>
  );
}

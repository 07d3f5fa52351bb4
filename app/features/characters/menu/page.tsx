import { Suspense, useMemo } from "react";
import type { CharacterRecordAnswer } from "#app/components/character/character-records.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { nextPrayerMoment } from "#app/game/prayer-timing.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { nextReset } from "#app/game/utc-day.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { linkPreview, pageMeta } from "#app/layout/page-meta.ts";
import { UnknownNote } from "#app/layout/unknown-note.tsx";
import type { PageFiles } from "#app/layout/visit/module-links.ts";
import { dataOfText, dataText } from "#app/lib/data-text.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { characterAttacks } from "#app/presenters/attacks.ts";
import {
  characterModalAnswer,
  nextModalMoment,
  sampleModalFields,
} from "#app/presenters/character-modal.ts";
import { characterTitle } from "#app/presenters/character-title.ts";
import { characterInfoPath } from "#app/presenters/record-paths.ts";
import { releasedOnly } from "#app/presenters/released-only.ts";
import { enemyIdOf, nextEnemyMoment } from "#app/presenters/standing-enemies.ts";
import { nextThumbnailMoment } from "#app/presenters/thumbnail.ts";
import { ListErrorBoundary } from "#app/ui/list-error-boundary.tsx";
import type { Dataset } from "#db/queries/dataset.ts";
import { SectionNav } from "../list-page.tsx";
import { hasSampleStatus } from "../sample-status.ts";
import type { Route } from "./+types/page";
import { LinkedCharacter } from "./linked-character.tsx";
import { releasedNames } from "./named-characters.ts";
import { pickedByFacts } from "./picked-by-facts.ts";
import { Roster } from "./roster.tsx";
import { rosterOf } from "./roster-data.ts";
import { charactersMenuUrl } from "./search-params.ts";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/characters";

export const handle: QueryHandle & PageFiles = {
  files: [LISTED_CHARACTERS],
  query: (sent, _, dataset) => {
    const state = charactersMenuUrl.decode(sent);
    // Unknown values are ignored, so that they make no cached page of their own.
    const isKnown = dataset?.characters.some(({ id }) => id === state.character);
    const isWorld = dataset?.worlds.some(({ id }) => id === state.world);
    const isTag = dataset?.characterTags.some(({ id }) => id === state.tag);
    return charactersMenuUrl.encode({
      ...state,
      character: isKnown === false ? "" : state.character,
      world: isWorld === false ? "" : state.world,
      tag: isTag === false ? "" : state.tag,
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const state = charactersMenuUrl.decode(url.searchParams);
  const { character, name } = state;
  const visible = releasedOnly(dataset, now);
  const linked = linkedRecord(visible, character, now);
  expiresAt(linked?.until ?? null);
  expiresAt(nextPrayerMoment(dataset.prayers, now));
  const roster = rosterOf(visible, now);
  const ids = releasedNames(visible, dataset, name);
  const { read, shown: _, ...picked } = pickedByFacts(dataset, roster, { state, named: ids, now });
  if (read.isDaily) expiresAt(nextReset(now));
  return {
    next: expiresAt(nextThumbnailMoment(dataset, now)),
    roster: dataText(roster),
    picked,
    named: { text: name, ids },
    linked: linked ?? null,
    // The site's address is known where ORIGIN is set.
    linkedPicture: linked ? linkPreview(origin, "characters", linked.answer.record.id) : null,
    moment: now,
    sample: hasSampleStatus(visible),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const linked = loaderData?.linked;
  // Once the modal has taken over, the address is the menu's own.
  return linked && new URLSearchParams(location.search).has("character")
    ? linkedMeta(linked.answer.record.id, linked.title, loaderData.linkedPicture)
    : pageMeta({
        title: "Characters",
        description:
          "Every character of Touhou LostWord: by name, role, type, world and rebirth, and in nine orders.",
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
  const { named, picked, next, linked, moment, sample } = loaderData;
  const roster = useMemo(() => dataOfText(loaderData.roster), [loaderData.roster]);
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        title="Characters"
        note={
          <>
            <b className="num">{formatNumber(roster.length)}</b> released characters, nine ways to
            browse
          </>
        }
        sample={sample}
        slip={{ title: "登場人物", stamp: "人" }}
      />
      <SectionNav />
      <ListErrorBoundary>
        <Suspense>
          <Roster given={roster} named={named} picked={picked} next={next} moment={moment} />
        </Suspense>
      </ListErrorBoundary>
      {roster.length === 0 ? (
        <UnknownNote>
          this site's data do not tell which characters the global version has. With JP-only content
          on, all characters are listed.
        </UnknownNote>
      ) : null}
      {linked ? <LinkedCharacter answer={linked.answer} moment={moment} /> : null}
    </Layout>
  );
}

/**
 * The record of the character with this id among `visible`, and when it changes; undefined where
 * there is none that this page may name.
 */
function linkedRecord(
  visible: Dataset,
  id: string,
  now: number,
): { answer: CharacterRecordAnswer; title: string; until: number | null } | undefined {
  const character = visible.characters.find((one) => one.id === id);
  return (
    character && {
      answer: {
        record: characterModalAnswer(visible, character, now),
        sampleFields: sampleModalFields(visible, character),
        enemy: enemyIdOf(visible, character, now),
        combat: characterAttacks(visible, id),
      },
      title: characterTitle(character),
      until: nextMoment(
        [nextModalMoment(visible, character, now), nextEnemyMoment(visible, character, now)],
        now,
      ),
    }
  );
}

import { memo } from "react";
import type { UnreleasedAnswer } from "#app/api-schemas/character-lists.ts";
import { type Given, useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { UNRELEASED_KINDS } from "#app/game/vocabulary/characters.ts";
import { dataText } from "#app/lib/data-text.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { setSetting } from "#app/settings/visitor-settings.ts";
import { CharacterList } from "../character-list.tsx";
import { groupsOfIds, idsOfGroups } from "../groups.ts";
import { CharacterListPage } from "../list-page.tsx";
import { characterPageMeta } from "../section-meta.ts";
import type { Route } from "./+types/page";

const PATH = "/characters/unreleased-characters";

export const meta: Route.MetaFunction = () => characterPageMeta(PATH);

/** Nothing of it may stand in the server's HTML: the browser fetches it in spoiler mode. */
export default function UnreleasedCharactersPage() {
  const { jpContent } = useSettings();
  const { list, ...shown } = useSpoilerList(
    NOTHING,
    "/api/characters/unreleased",
    unreleasedByKind,
  );
  const ids = idsOfGroups(list);
  return (
    <CharacterListPage
      path={PATH}
      ids={ids}
      total={ids.length}
      shown={{ ...shown, isWhole: false }}
      sample={ids.length > 0}
      {...(!jpContent && { count: "Hidden: JP-only content is off" })}
    >
      {jpContent ? null : <Explanation />}
      <KindList kinds={list} />
    </CharacterListPage>
  );
}

const NOTHING: Given<ReturnType<typeof unreleasedByKind>> = {
  list: dataText([]),
  next: null,
};

/** The six lists of the answer, those that hold somebody. */
function unreleasedByKind({ content }: UnreleasedAnswer) {
  const groups = UNRELEASED_KINDS.map(({ key, label }) => ({
    key,
    label,
    characters: content[key],
  }));
  return groupsOfIds(groups).filter(({ characters }) => characters.length > 0);
}

function Explanation() {
  return (
    <div className="grid justify-items-start gap-5 py-6">
      <p className="max-w-read">
        Characters who are not in the global version yet are hidden, since they may be spoilers.
        They are listed here with JP-only content on: those released in Japan, those announced, and
        those who only appear in the story.
      </p>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => setSetting("jpContent", true)}
      >
        Turn on JP-only content
      </button>
      <noscript>
        <p>The setting needs scripts, which this browser does not run.</p>
      </noscript>
      <Covered />
    </div>
  );
}

/** What they will be sorted by, each with a covered tile: how many there are is not told. */
function Covered() {
  return (
    <ul className="mt-2 grid w-full gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {UNRELEASED_KINDS.map(({ id, label }) => (
        <li key={id} className="flex items-center gap-4 border-b border-rule-2 py-3">
          <i
            className="grid size-14 flex-none place-items-center rounded-1 border border-rule-2 bg-sunk font-title text-h3 text-edge not-italic"
            aria-hidden="true"
          >
            ?
          </i>
          <h2 className="font-title text-lead/snug font-semibold">{label}</h2>
        </li>
      ))}
    </ul>
  );
}

/** Drawn only when it changes: a modal over the page must not wait for hundreds of characters. */
const KindList = memo(function KindList({ kinds }: { kinds: ReturnType<typeof unreleasedByKind> }) {
  return (
    <CharacterList
      rows={kinds.map(({ key, label, characters }) => ({
        id: key,
        title: label,
        count: <b>{formatNumber(characters.length)}</b>,
        characters,
      }))}
    />
  );
});

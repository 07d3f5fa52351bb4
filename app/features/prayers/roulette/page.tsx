import { Link } from "react-router";
import type { RouletteAnswer } from "#app/api-schemas/prayers.ts";
import { LISTED_CHARACTERS } from "#app/components/character/listed-characters.tsx";
import { useSpoilerList } from "#app/components/character/use-spoiler-list.ts";
import { rouletteAt } from "#app/game/prayer-timing.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { dataText } from "#app/lib/data-text.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import {
  earlierUnknown,
  kourindouRoulette,
  nextRouletteMoment,
} from "#app/presenters/kourindou-roulette.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { characterCount } from "../character-count.ts";
import { CharacterTileList, CharacterTiles } from "../character-tiles.tsx";
import { PrayerNav } from "../prayer-nav.tsx";
import { UnknownMembers } from "../unknown-members.tsx";
import type { Route } from "./+types/page";

export { revalidateOnNewPath as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

const PATH = "/prayer/kourindou-roulette";

/** What the roulette of 2022 gave on a day. */
const PULLS = [10, 20, 30, 100];

export const handle = { files: [LISTED_CHARACTERS] };

export function loader({ context }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const roulette = kourindouRoulette(dataset, now);
  const shown = rouletteAt(dataset.roulettes, now);
  return {
    next: expiresAt(nextRouletteMoment(dataset, now)),
    start: roulette?.start ?? null,
    isToCome: roulette !== undefined && roulette.start > now,
    list: dataText(
      roulette
        ? membersOf({ characters: roulette.characters.filter((one) => one.isReleased) })
        : [],
    ),
    sample: shown?.sample ?? false,
    unknown:
      shown && shown.characters.length === 0 ? { count: shown.count, notes: shown.notes } : null,
    earlier: earlierUnknown(dataset, now),
  };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Kourindou Roulette",
    description: "The characters of the roulette at Kourindou in Touhou LostWord.",
    canonical: PATH,
  });

export default function RoulettePage({ loaderData }: Route.ComponentProps) {
  const { start, isToCome, sample, unknown, earlier } = loaderData;
  const { list: characters, ...shown } = useSpoilerList(
    loaderData,
    "/api/characters/kourindou-roulette",
    membersOf,
  );
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/menu">Prayers</Link>}
        title="Kourindou Roulette"
        note={
          start === null ? (
            "No roulette is known."
          ) : (
            <>
              {isToCome ? "From " : "Since "}
              <b className="num">
                <DateText at={start} format="short" />
              </b>
              {unknown ? null : ` · ${characterCount(characters.length)}`}
            </>
          )
        }
        sample={sample}
        slip={{ title: "香霖堂", stamp: "籤" }}
      />
      <PrayerNav current={PATH} />
      <div className="grid gap-x-10 gap-y-4 pt-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
        <ul className="flex gap-2 sm:gap-3" aria-label="Pulls of a day, one of">
          {PULLS.map((pulls) => (
            <li
              key={pulls}
              className="grid h-28 w-18 content-center justify-items-center gap-1 rounded-1 border border-rule-2 bg-sheet shadow-[0_6px_14px_#0003]"
            >
              <b className="num font-title text-h2/none font-semibold">{pulls}</b>
              <span className="text-micro">pulls</span>
            </li>
          ))}
        </ul>
        <p className="max-w-read text-ink-2">
          An event with free pulls: each day the roulette gives 10, 20, 30 or 100 of them, which
          draw from the characters below and give no exchange points. That is how the one of 2022
          worked; others may differ.
        </p>
      </div>
      {unknown ? (
        <UnknownMembers {...unknown} of="roulette" />
      ) : (
        <>
          <PageSection id="characters" title="In the roulette">
            <CharacterTileList
              ids={characters}
              shown={start === null ? { ...shown, hidden: NOTHING_HIDDEN } : shown}
              count={characterCount(characters.length)}
            >
              <CharacterTiles characters={characters} />
            </CharacterTileList>
          </PageSection>
          {characters.length === 0 ? <p className="list-end">The roulette holds nobody.</p> : null}
        </>
      )}
      {earlier.map((one) => (
        <PageSection
          key={one.no}
          id={`roulette-${one.no}`}
          title="An earlier roulette"
          end={<DateText at={one.start} format="short" />}
        >
          <UnknownMembers count={one.count} notes={one.notes} of="roulette" />
        </PageSection>
      ))}
    </Layout>
  );
}

/** The ids of a roulette's characters. */
function membersOf({ characters }: Pick<RouletteAnswer, "characters">) {
  return characters.map(({ id }) => id);
}

/** Where no roulette is known, there is nothing to fetch either. */
const NOTHING_HIDDEN = { isLoading: false, fault: null, tryAgain: () => undefined, inFault: "" };

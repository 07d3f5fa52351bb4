import { Link } from "react-router";
import { entriesOf } from "#app/collection/box/box.ts";
import { useBox } from "#app/collection/use-collection.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { search } from "#app/game/text-match/search.ts";
import { CALENDAR_KINDS, type CalendarKind } from "#app/game/vocabulary/calendar.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { universalNameOf } from "#app/presenters/character.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { nextShown, shownAt } from "#app/presenters/search/search-records.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/page";
import { FeedAddress } from "./feed-address.tsx";
import { type CalendarState, calendarUrl, MOST_CHARACTERS } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle = { query: calendarUrl.canonical };

const PATH = "/calendar";
const MOST_FOUND = 8;

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, origin, expiresAt } = getRequestContext(context);
  const state = calendarUrl.decode(url.searchParams);
  const index = searchIndexOf(dataset);
  const isShown = shownAt(now);
  expiresAt(nextShown(index, now));
  const released = new Map(
    dataset.characters.flatMap((one) =>
      isReleased(statusAt(one, now)) ? [[one.id, universalNameOf(one)] as const] : [],
    ),
  );
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const name = released.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  const { hits } = search(index, state.find, {
    limit: state.find === "" ? 0 : MOST_FOUND,
    isShown: (record) => record.kind === "character" && isShown(record),
  });
  return {
    state: { ...state, characters: named(state.characters).map(({ id }) => id) },
    chosen: named(state.characters),
    found: named(hits.map(({ record }) => String(record.id))),
    origin: origin ?? null,
  };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Calendar Feed",
    description:
      "Prayers, releases and maintenance of Touhou LostWord in your own calendar, kept up to date.",
    canonical: PATH,
  });

/** Builds the address of a calendar feed by ticking what it is to hold. */
export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  const pageSearch = usePageSearch();
  const replace = useReplaceSearch();
  const isHydrated = useHydrated();
  const { chosen, found } = loaderData;
  const asked = isHydrated ? calendarUrl.decode(new URLSearchParams(pageSearch)) : loaderData.state;
  // Ids that the server has not named, or that do not exist, are in no feed.
  const isNamed = (id: string) => [...chosen, ...found].some((one) => one.id === id);
  const state = { ...asked, characters: asked.characters.filter(isNamed) };
  const change = (next: Partial<CalendarState>) =>
    replace(calendarUrl.encode({ ...asked, ...next }));
  return (
    <Layout section="prayers" sky="pine">
      <PageHead
        eyebrow={<Link to="/prayers/timeline">Timeline</Link>}
        title="Calendar feed"
        note="Prayers and releases in your own calendar, kept up to date"
        slip={{ title: "幻想郷暦", stamp: "暦" }}
      />
      <form className="grid gap-6 py-4" method="get" onSubmit={(event) => event.preventDefault()}>
        <Checks
          legend="What it holds"
          name="kinds"
          choices={CALENDAR_KINDS.map(({ id }) => ({ id, label: KIND_LABELS[id] }))}
          chosen={state.kinds}
          onChange={(kinds) => change({ kinds })}
        />
        <Checks
          legend="Prayers of these types (none ticked: all)"
          name="types"
          choices={PRAYER_TYPES}
          chosen={state.types}
          onChange={(types) => change({ types })}
        />
        <Characters state={state} loaded={loaderData} onChange={change} />
        <WantedCharacters
          chosen={asked.characters}
          onChange={(characters) => change({ characters })}
        />
        <fieldset>
          <legend className="label">Alarm</legend>
          <div className="checks">
            {ALARMS.map(({ id, label }) => (
              <label key={label} className="check">
                <input
                  type="radio"
                  name="alarm"
                  value={id ?? ""}
                  checked={state.alarm === id}
                  onChange={() => change({ alarm: id })}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <noscript>
          <button type="submit" className="btn">
            Make the address
          </button>
        </noscript>
      </form>
      <FeedAddress state={state} origin={loaderData.origin} />
    </Layout>
  );
}

const KIND_LABELS: Record<CalendarKind, string> = {
  prayers: "Prayers",
  releases: "Character releases",
  maintenance: "Maintenance",
  tower: "Tower floors",
  reset: "Daily reset",
};

const ALARMS = [
  { id: null, label: "none" },
  { id: "15m", label: "15 minutes before" },
  { id: "1h", label: "1 hour before" },
  { id: "1d", label: "1 day before" },
] as const;

function Checks<Id extends string>({
  legend,
  name,
  choices,
  chosen,
  onChange,
}: {
  legend: string;
  name: string;
  choices: readonly { readonly id: Id; readonly label: string }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
}) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="checks">
        {choices.map(({ id, label }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              name={name}
              value={id}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  choices
                    .map((one) => one.id)
                    .filter((one) => (one === id ? checked : chosen.includes(one))),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Ticks the characters that the visitor's collection wants; nothing where it wants none. */
function WantedCharacters({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const box = useBox();
  const wanted = entriesOf(box, "character").flatMap(([id, entry]) => (entry.wanted ? [id] : []));
  const missing = wanted.filter((id) => !chosen.includes(id));
  if (missing.length === 0) return null;
  const room = MOST_CHARACTERS - chosen.length;
  return (
    <button
      type="button"
      className="btn justify-self-start"
      disabled={room <= 0}
      onClick={() => onChange([...chosen, ...missing.slice(0, room)])}
    >
      <Icon name="star-5" /> Tick those I want ({missing.length})
    </button>
  );
}

function Characters({
  state,
  loaded: { chosen, found },
  onChange,
}: {
  state: CalendarState;
  loaded: Pick<Route.ComponentProps["loaderData"], "chosen" | "found">;
  onChange: (next: Partial<CalendarState>) => void;
}) {
  const known = [...chosen, ...found];
  const choices = known
    .filter(({ id }, at) => known.findIndex((one) => one.id === id) === at)
    .map(({ id, name }) => ({ id, label: name }));
  return (
    <div>
      {choices.length > 0 ? (
        <Checks
          legend="Only prayers that feature"
          name="characters"
          choices={choices}
          chosen={state.characters}
          onChange={(characters) => onChange({ characters })}
        />
      ) : null}
      <div className="field max-w-96">
        <label className="label" htmlFor="calendar-find">
          Only prayers that feature a character
        </label>
        <div className="search">
          <Icon name="search" />
          <input
            id="calendar-find"
            className="input"
            type="search"
            name="find"
            autoComplete="off"
            maxLength={100}
            value={state.find}
            onChange={({ currentTarget }) => onChange({ find: currentTarget.value })}
          />
        </div>
      </div>
    </div>
  );
}

import { Link } from "react-router";
import { entriesOf } from "#app/collection/box/box.ts";
import { useBox } from "#app/collection/use-collection.ts";
import { isReleased, statusAt } from "#app/game/character-state.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { search } from "#app/game/text-match/search.ts";
import { CALENDAR_KINDS, type CalendarKind } from "#app/game/vocabulary/calendar.ts";
import { PRAYER_TYPES } from "#app/game/vocabulary/prayer-types.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { usePageSearch, useReplaceSearch } from "#app/lib/page-search.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import { useHydrated } from "#app/lib/use-hydrated.tsx";
import { calendarEvents } from "#app/presenters/calendar-events.ts";
import { universalNameOf } from "#app/presenters/character.ts";
import { searchIndexOf } from "#app/presenters/search/search-answer.ts";
import { nextShown, shownAt } from "#app/presenters/search/search-records.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/page";
import { FeedAddress } from "./feed-address.tsx";
import { FeedPreview } from "./feed-preview.tsx";
import { type CalendarState, calendarUrl, MOST_CHARACTERS } from "./search-params.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

export const handle = { query: calendarUrl.canonical };

const PATH = "/calendar";
const MOST_FOUND = 8;
const MOST_PREVIEWED = 5;

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
  const chosen = named(state.characters);
  const query = {
    kinds: [...state.kinds],
    ...(state.types.length > 0 && { types: [...state.types] }),
    ...(chosen.length > 0 && { characters: chosen.map(({ id }) => id) }),
  };
  const events = calendarEvents(dataset, query, now).filter(({ start, end, isDaily }) =>
    isDaily ? true : (end ?? start) >= now,
  );
  expiresAt(
    nextMoment(
      events.flatMap(({ start, end }) => [start, end]),
      now,
    ),
  );
  return {
    state: { ...state, characters: chosen.map(({ id }) => id) },
    chosen,
    found: named(hits.map(({ record }) => String(record.id))),
    origin: origin ?? null,
    next: events.slice(0, MOST_PREVIEWED),
    count: events.length,
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
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-start">
        <div className="lg:sticky lg:top-[calc(var(--spacing-bar)+1rem)] lg:order-last">
          <FeedAddress state={state} origin={loaderData.origin} />
          <FeedPreview events={loaderData.next} count={loaderData.count} />
        </div>
        <form
          className="mt-10 grid gap-6 lg:mt-0"
          method="get"
          onSubmit={(event) => event.preventDefault()}
        >
          <h2 className="border-b border-ink pb-2 font-title text-h2 leading-tight font-semibold">
            What it holds
          </h2>
          <Checks
            legend="Kinds of events"
            name="kinds"
            choices={CALENDAR_KINDS.map(({ id }) => ({ id, label: KIND_LABELS[id] }))}
            chosen={state.kinds}
            onChange={(kinds) => change({ kinds })}
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
          <Characters state={state} loaded={loaderData} onChange={change} />
          <WantedCharacters
            chosen={asked.characters}
            onChange={(characters) => change({ characters })}
          />
          <Checks
            legend="Only prayers of these types (none ticked: all)"
            name="types"
            choices={PRAYER_TYPES}
            chosen={state.types}
            onChange={(types) => change({ types })}
          />
          <noscript>
            <button type="submit" className="btn">
              Make the address
            </button>
          </noscript>
        </form>
      </div>
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

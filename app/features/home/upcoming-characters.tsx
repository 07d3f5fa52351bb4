import { BannerMark, BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { CharacterLink, CharacterList } from "#app/components/character/character-link.tsx";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { DateText } from "#app/settings/date-text.tsx";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { Countdown } from "#app/ui/countdown.tsx";
import { HomeClock } from "./home-clock.tsx";
import type { UpcomingCharacter } from "./home-page-data.ts";
import { TimeUntil } from "./time-until.tsx";

/** The next character to come, with her countdown, or that there is none. */
export function NextDebut({ characters }: { characters: readonly UpcomingCharacter[] }) {
  const [next] = characters;
  return (
    <HomeClock id="upcoming-character" title="Upcoming character" end={null}>
      {next ? (
        <CharacterList ids={[next.id]}>
          <Debut character={next} />
        </CharacterList>
      ) : (
        <p>No upcoming character is announced.</p>
      )}
    </HomeClock>
  );
}

function Debut({ character }: { character: UpcomingCharacter }) {
  const { id, name, debut, type } = character;
  const displayed = useDisplayedName()(name);
  return (
    <>
      {debut === null ? null : (
        <>
          <p className="clock">
            <Countdown to={debut} refresh={200} label={`Time until ${displayed} debuts`} />
          </p>
          <p className="hidden print:block">
            <DateText at={debut} format="prayer" />
          </p>
        </>
      )}
      <p className="sm:flex sm:flex-wrap sm:items-center sm:gap-x-4">
        {/* As high as the button behind it, which comes later and would push it down. */}
        <CharacterLink
          id={id}
          className="text-ink hover:text-seal sm:inline-flex sm:min-h-11 sm:items-center"
        >
          {displayed}
        </CharacterLink>
        {type === null ? null : (
          <span className="max-sm:hidden">
            <BannerTypeLabel type={type} />
          </span>
        )}
        {debut === null ? (
          <>
            {" "}
            <DateText at={null} mode="no-date" />
          </>
        ) : (
          <span className="max-sm:hidden">
            <AddToCalendar kind="releases" id={id} name={displayed} />
          </span>
        )}
      </p>
    </>
  );
}

/** Those who come after the next one; without any of them nothing. */
export function LaterDebuts({ characters }: { characters: readonly UpcomingCharacter[] }) {
  return characters.length === 0 ? null : (
    <section className="sec" aria-labelledby="later-debuts">
      <div className="sec-head">
        <h2 id="later-debuts">Later characters</h2>
        <span lang="ja">登場予定</span>
        <span className="end num">{characters.length}</span>
      </div>
      <CharacterList ids={characters.map(({ id }) => id)}>
        <ul className="lines">
          {characters.map((character) => (
            <Later key={character.id} character={character} />
          ))}
        </ul>
      </CharacterList>
    </section>
  );
}

function Later({ character }: { character: UpcomingCharacter }) {
  const { id, name, debut, type, thumbnail } = character;
  const displayed = useDisplayedName()(name);
  return (
    <li className="pile flex items-center gap-4 py-2.5">
      <span className="thumb w-12 flex-none">
        <EmblemDrawing image={thumbnail} />
        {type === null ? null : <BannerMark type={type} />}
      </span>
      <div className="min-w-0 flex-1 text-dense/normal text-ink-2">
        <strong className="block font-title text-read/tight font-semibold text-ink">
          <CharacterLink id={id} className="block py-1 hover:text-seal">
            {displayed}
          </CharacterLink>
        </strong>
        <p>
          {type === null ? null : (
            <>
              <BannerTypeLabel type={type} /> ·{" "}
            </>
          )}
          {debut === null ? (
            <DateText at={null} mode="no-date" />
          ) : (
            <TimeUntil to={debut} refresh={200} label={`Time until ${displayed} debuts`} />
          )}
        </p>
      </div>
      {debut === null ? null : <AddToCalendar kind="releases" id={id} name={displayed} isIcon />}
    </li>
  );
}

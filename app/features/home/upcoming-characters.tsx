import { BannerMark, BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { CharacterLink, CharacterList } from "#app/components/character/character-link.tsx";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { DateText } from "#app/settings/date-text.tsx";
import { useDisplayedName } from "#app/settings/use-displayed-name.ts";
import { Countdown } from "#app/ui/countdown.tsx";
import { HomeClock } from "./home-clock.tsx";
import type { UpcomingCharacter } from "./home-page-data.ts";

/** The characters whose debut lies ahead, each with its countdown, or that there is none. */
export function UpcomingCharacters({ characters }: { characters: readonly UpcomingCharacter[] }) {
  return (
    <HomeClock
      id="upcoming-character"
      title="Upcoming character"
      end={characters.length > 0 ? <span className="state soon">{characters.length}</span> : null}
    >
      {characters.length > 0 ? (
        <CharacterList ids={characters.map(({ id }) => id)}>
          <ul>
            {characters.map((character) => (
              <Upcoming key={character.id} character={character} />
            ))}
          </ul>
        </CharacterList>
      ) : (
        <p>No upcoming character is announced.</p>
      )}
    </HomeClock>
  );
}

function Upcoming({ character }: { character: UpcomingCharacter }) {
  const { id, name, debut, type, thumbnail } = character;
  const displayed = useDisplayedName()(name);
  return (
    <li className="group mt-3 flex items-start gap-4">
      <span className="thumb w-12 flex-none group-first:w-18">
        <EmblemDrawing image={thumbnail} />
        {type === null ? null : <BannerMark type={type} />}
      </span>
      <div>
        <strong className="block font-title text-read/tight font-semibold text-ink group-first:text-h4/tight">
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
            <>
              <span>in</span>{" "}
              <Countdown to={debut} refresh={200} label={`Time until ${displayed} debuts`} />
            </>
          )}
        </p>
        {debut === null ? null : <AddToCalendar kind="releases" id={id} name={displayed} />}
      </div>
    </li>
  );
}

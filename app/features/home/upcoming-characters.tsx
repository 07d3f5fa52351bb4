import { BannerMark, BannerTypeLabel } from "#app/components/character/banner-mark.tsx";
import { CharacterLink, CharacterList } from "#app/components/character/character-link.tsx";
import { EmblemDrawing } from "#app/components/character/emblem-drawing.tsx";
import { AddToCalendar } from "#app/components/prayer/add-to-calendar.tsx";
import { DateText } from "#app/settings/date-text.tsx";
import { useDisplayedName } from "#app/settings/use-displayed-name.ts";
import { Countdown } from "#app/ui/countdown.tsx";
import type { UpcomingCharacter } from "./home-page-data.ts";

/** The characters whose debut lies ahead, each with its countdown, or that there is none. */
export function UpcomingCharacters({ characters }: { characters: readonly UpcomingCharacter[] }) {
  return (
    <section aria-labelledby="upcoming-character">
      <h2 id="upcoming-character">
        <span>Upcoming character</span>{" "}
        {characters.length > 0 ? <span className="state soon">{characters.length}</span> : null}
      </h2>
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
    </section>
  );
}

function Upcoming({ character }: { character: UpcomingCharacter }) {
  const { id, name, debut, type, thumbnail } = character;
  const displayed = useDisplayedName()(name);
  return (
    <li className="soon-who">
      <span className="thumb">
        <EmblemDrawing image={thumbnail} />
        {type === null ? null : <BannerMark type={type} />}
      </span>
      <div>
        <strong>
          <CharacterLink id={id} className="soon-name">
            {displayed}
          </CharacterLink>
        </strong>
        <p className="left">
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

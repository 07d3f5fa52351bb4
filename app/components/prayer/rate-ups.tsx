import { Link } from "react-router";
import { keyOf } from "#app/collection/box/entry.ts";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import type { PrayerLink } from "#app/presenters/prayer-path.ts";
import { useDisplayedName } from "#app/settings/settings-context.ts";
import { CharacterLink, CharacterList } from "../character/character-link.tsx";
import { emblemAddress, fineEmblems } from "../character/emblem.tsx";
import { cardPath } from "../story-card/card-path.ts";
import type { RateUp, ShownPrayer } from "./shown-prayer.ts";
import { useWantedFirst } from "./use-wanted-first.ts";

/** The rate-ups of a prayer in a list as small pictures, with a note on those cut off. */
export function RateUps({
  prayer,
  link,
}: {
  prayer: Pick<ShownPrayer, "rateUps" | "more">;
  link: PrayerLink;
}) {
  const { more } = prayer;
  const rateUps = useWantedFirst(prayer.rateUps);
  if (rateUps.length === 0) return null;
  return (
    <CharacterList ids={rateUps.flatMap((one) => (one.kind === "character" ? one.id : []))}>
      <ul
        className="rate flex flex-wrap items-start gap-(--rate-gap,0.375rem)"
        aria-label="Rate-ups"
      >
        {rateUps.map((rateUp, place) => (
          <li key={rateUpKey(rateUp, place)}>
            <RateUpPicture rateUp={rateUp} />
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Link className="link inline-flex min-h-6 items-center text-small" {...link}>
              -- {more} more... --
            </Link>
          </li>
        ) : null}
      </ul>
    </CharacterList>
  );
}

function RateUpPicture({ rateUp }: { rateUp: RateUp }) {
  const displayedName = useDisplayedName();
  if (rateUp.kind === "hidden") {
    return <HiddenRateUp of={rateUp.of} />;
  }
  const { image, mark } = rateUp;
  const name = rateUp.kind === "character" ? displayedName(rateUp.name) : rateUp.name;
  const flag = mark ? <span className={`flag ${MARKS[mark].tone}`}>{MARKS[mark].word}</span> : null;
  if (rateUp.kind === "card") {
    return (
      <a className="art" href={cardPath(rateUp.id)} title={name}>
        <Picture src={image && `/images/${image}`} name={name} width={96} height={128} />
        {flag}
        <EntryMark entryKey={keyOf("card", rateUp.id)} />
        <EntryWords entryKey={keyOf("card", rateUp.id)} />
      </a>
    );
  }
  return (
    <CharacterLink className="thumb" id={rateUp.id} title={name}>
      <Picture
        src={image && emblemAddress(image)}
        srcSet={image === null ? undefined : fineEmblems(image)}
        name={name}
        width={128}
        height={128}
      />
      {flag}
      <EntryMark entryKey={keyOf("character", rateUp.id)} />
      <EntryWords entryKey={keyOf("character", rateUp.id)} />
    </CharacterLink>
  );
}

export const MARKS = {
  new: { word: "New", tone: "gold" },
  extra: { word: "Extra", tone: "" },
} as const;

function Picture({
  src,
  name,
  ...size
}: {
  src: string | null;
  srcSet?: string | undefined;
  name: string;
  width: number;
  height: number;
}) {
  if (src === null) return <span className="vh">{name}</span>;
  return <img src={src} {...size} loading="lazy" decoding="async" alt={name} />;
}

/** Placeholder of a hidden record, without its name or id. */
export function HiddenRateUp({ of }: { of: "character" | "card" }) {
  return (
    <span className={of === "card" ? "art" : "thumb"} title={`Hidden ${of}`}>
      <span
        className="grid h-full place-items-center font-title text-h4 leading-none font-medium text-ink-3"
        aria-hidden="true"
      >
        ?
      </span>
      <span className="vh">Hidden {of}</span>
    </span>
  );
}

/** The key of a rate-up in a list: hidden ones are identified by their place, which is fixed. */
export function rateUpKey(rateUp: RateUp, place: number): string {
  return rateUp.kind === "hidden" ? `hidden-${place}` : `${rateUp.kind}-${rateUp.id}`;
}

import { keyOf } from "#app/collection/box/entry.ts";
import { CharacterLink, CharacterList } from "#app/components/character/character-link.tsx";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { HiddenRateUp, MARKS, rateUpKey } from "#app/components/prayer/rate-ups.tsx";
import type { RateUp } from "#app/components/prayer/shown-prayer.ts";
import { useWantedFirst } from "#app/components/prayer/use-wanted-first.ts";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { formatNumber, roundedPercent } from "#app/game/number-format.ts";
import { BANNER_TYPES } from "#app/game/vocabulary/banner-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import { type Chances, rateUpId } from "./chances.ts";
import type { PrayerView } from "./prayer-view.ts";

/** Every rate-up of a prayer, with marks and what cards can be exchanged for. */
export function RateUpGallery({ prayer }: { prayer: PrayerView }) {
  const { sample } = prayer;
  const rateUps = useWantedFirst(prayer.rateUps);
  if (rateUps.length === 0) return null;
  return (
    <PageSection id="rate" title="Rate-ups" jp="出現率上昇" sample={sample.rateUps}>
      <CharacterList ids={rateUps.flatMap((one) => (one.kind === "character" ? one.id : []))}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4 gap-y-5 pt-4 lg:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] [&_.art]:aspect-square [&_.art]:overflow-visible [&_.art>img]:object-cover">
          {rateUps.map((rateUp, place) => (
            <li key={rateUpKey(rateUp, place)}>
              <RateUpItem rateUp={rateUp} prayer={prayer} />
            </li>
          ))}
        </ul>
      </CharacterList>
    </PageSection>
  );
}

const TEXT = "mt-2 grid gap-0.5 text-dense leading-snug";
const NAME = "font-title text-read leading-tight font-semibold group-hover:text-seal";

function RateUpItem({ rateUp, prayer }: { rateUp: RateUp; prayer: PrayerView }) {
  if (rateUp.kind === "hidden") {
    return (
      <>
        <HiddenRateUp of={rateUp.of} />
        <p className={TEXT}>
          <strong className={NAME}>Hidden {rateUp.of}</strong>
        </p>
      </>
    );
  }
  const chance = <PullChance chances={prayer.rateUpChances[rateUpId(rateUp)]} />;
  const mark = rateUp.mark ? <span className="new">{MARKS[rateUp.mark].word}</span> : null;
  if (rateUp.kind === "card") {
    const exchange = prayer.exchanges[rateUp.id];
    return (
      <a className="up-link group block" href={cardPath(rateUp.id)}>
        <span className="art outline-2 outline-offset-2 outline-gold-fill">
          <Picture image={rateUp.image} width={120} height={160} />
          <EntryMark entryKey={keyOf("card", rateUp.id)} />
        </span>
        <span className={TEXT}>
          <strong className={NAME}>{rateUp.name}</strong>
          <EntryWords entryKey={keyOf("card", rateUp.id)} />
          {chance}
          {mark}
          {exchange === undefined ? null : (
            <span className="text-ink-2 num">Exchange: {formatNumber(exchange)}</span>
          )}
        </span>
      </a>
    );
  }
  return (
    <CharacterLink className="up-link group block" id={rateUp.id}>
      <span className="thumb outline-2 outline-offset-2 outline-gold-fill">
        <Picture image={rateUp.image} width={128} height={128} />
        <EntryMark entryKey={keyOf("character", rateUp.id)} />
      </span>
      <span className={TEXT}>
        <strong className={NAME}>
          <PersonName name={rateUp.name} />
        </strong>
        <EntryWords entryKey={keyOf("character", rateUp.id)} />
        {chance}
        {rateUp.type ? (
          <span className="text-ink-2">{entryOf(BANNER_TYPES, rateUp.type)?.label}</span>
        ) : null}
        {mark}
      </span>
    </CharacterLink>
  );
}

/** How likely one pull brings it; both kinds of crystals where they differ. */
function PullChance({ chances }: { chances: Chances | undefined }) {
  const { sc = null, gc = null } = chances ?? {};
  // Written, what differs by a rounding is the same.
  const [own, other] = [gc ?? sc, sc ?? gc].map((one) => one !== null && roundedPercent(one));
  if (!own) return null;
  return (
    <span className="num text-ink">
      {own === other ? `${own} per pull` : `${other} SC, ${own} GC`}
    </span>
  );
}

function Picture(props: { image: string | null; width: number; height: number }) {
  const { image, width, height } = props;
  return image === null ? null : (
    <img src={`/images/${image}`} {...{ width, height }} loading="lazy" decoding="async" alt="" />
  );
}

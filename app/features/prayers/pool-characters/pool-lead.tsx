import { Link } from "react-router";
import { CharacterLink } from "#app/components/character/character-link.tsx";
import { Emblem } from "#app/components/character/emblem.tsx";
import { PrayerPicture } from "#app/components/prayer/prayer-picture.tsx";
import { roundedPercent } from "#app/game/number-format.ts";
import { DateText } from "#app/settings/date-text.tsx";
import { PersonName } from "#app/settings/person-name.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { POOLS, type PoolMode } from "../pool/pools.ts";
import type { PoolSummary } from "./pool-summary.ts";

/** The picture of a pool, how likely a pull is one of its characters, and who joined last. */
export function PoolLead({
  mode,
  summary: { image, chance, crystals, isChanceSample, latest },
}: {
  mode: PoolMode;
  summary: PoolSummary;
}) {
  return (
    <div className="grid gap-x-10 gap-y-4 pt-4 sm:grid-cols-[minmax(0,20rem)_1fr] sm:items-center">
      {image === null ? null : (
        <span className="wide max-sm:aspect-[2.6] max-sm:[&>img]:object-cover">
          <PrayerPicture image={image} eager />
        </span>
      )}
      <div className="grid gap-y-3 lg:grid-cols-[auto_1fr] lg:gap-x-14">
        {chance === null ? null : (
          <div className="grid grid-cols-[1fr_auto] lg:block">
            <p className="label col-span-full">
              {`A pull for ${crystals} crystals is a character`}
              {isChanceSample ? <SampleMark /> : null}
            </p>
            <p className="num font-title text-[2rem] leading-tight font-medium">
              {roundedPercent(chance)}
            </p>
            <Link
              className="link inline-flex min-h-11 items-center text-dense"
              to={`${POOLS[mode].path}/info`}
            >
              All chances
            </Link>
          </div>
        )}
        {latest && latest.characters.length > 0 ? (
          <div>
            <p className="label">
              Joined last, <DateText at={latest.date} format="short" />
            </p>
            <ul className="mt-1.5 grid grid-cols-2 gap-x-4 gap-y-2 lg:flex lg:flex-wrap">
              {latest.characters.map(({ id, img, shortName }) => (
                <li key={id}>
                  <CharacterLink
                    id={id}
                    className="group flex min-h-11 items-center gap-2 text-dense"
                  >
                    <span className="thumb w-11 flex-none">
                      {img === null ? null : <Emblem image={img} />}
                    </span>
                    <span className="group-hover:text-seal">
                      <PersonName name={shortName} />
                    </span>
                  </CharacterLink>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </div>
  );
}

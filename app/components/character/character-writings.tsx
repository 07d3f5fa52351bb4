import { Fragment } from "react";
import type { CharacterModalAnswer } from "#app/api-schemas/character-modal.ts";
import { PersonName } from "#app/settings/person-name.tsx";

/** A name in its four writings: Japanese with the reading above it, transliteration, English. */
export function CharacterWritings({
  name: { jp, en, translit, meta },
  title,
  isUnderHeading = false,
}: {
  name: CharacterModalAnswer["name"];
  title: string | null;
  /** Whether a heading above them says the English name already. */
  isUnderHeading?: boolean;
}) {
  const readings = meta["kana-structure"];
  return (
    <div className="group/name grid gap-1" data-size={meta["modal-small"]}>
      <p
        className="jp flex flex-wrap gap-x-[0.125em] font-title text-[2.25rem]/[1.25] font-semibold tracking-[0.04em] wrap-anywhere lg:text-[3rem]"
        lang="ja"
      >
        {readings.length === 0
          ? jp
          : readings.map((reading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have their places
              <Fragment key={index}>
                <ruby className="inline-grid justify-items-center [font-family:inherit]">
                  {reading.jp}
                  <rp>(</rp>
                  <rt className="block row-1 justify-self-stretch mb-[-0.5em] px-[0.75em] [text-align-last:justify] text-ink-3 font-text text-small/[1.4] font-normal">
                    {reading.kana}
                  </rt>
                  <rp>)</rp>
                </ruby>
              </Fragment>
            ))}
      </p>
      <p className="en flex flex-wrap gap-x-4 items-baseline font-title text-h3/[1.25] font-semibold group-data-[size=small]/name:text-h4/[1.25] group-data-[size=smaller]/name:text-lead/[1.25]">
        {/* The transliteration has its own line. */}
        {isUnderHeading ? null : <PersonName name={{ en }} />}
        {translit && translit !== en ? (
          <span className="translit text-ink-2 font-text text-body/snug font-normal" lang="ja-Latn">
            {translit}
          </span>
        ) : null}
      </p>
      {title ? <p className="text-ink-2 text-dense">{title}</p> : null}
    </div>
  );
}

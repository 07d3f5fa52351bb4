import { Fragment } from "react";
import type { CharacterModalAnswer } from "#app/api-schemas/character-modal.ts";
import { PersonName } from "#app/settings/person-name.tsx";

/** A name in its four writings: Japanese with the reading above it, transliteration, English. */
export function CharacterWritings({
  name: { jp, en, translit, meta },
  title,
}: {
  name: CharacterModalAnswer["name"];
  title: string | null;
}) {
  const readings = meta["kana-structure"];
  return (
    <div className="cm-name" data-size={meta["modal-small"]}>
      <p className="jp" lang="ja">
        {readings.length === 0
          ? jp
          : readings.map((reading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have their places
              <Fragment key={index}>
                <ruby>
                  {reading.jp}
                  <rp>(</rp>
                  <rt>{reading.kana}</rt>
                  <rp>)</rp>
                </ruby>
              </Fragment>
            ))}
      </p>
      <p className="en">
        {/* The transliteration has its own line. */}
        <PersonName name={{ en }} />
        {translit && translit !== en ? (
          <span className="translit" lang="ja-Latn">
            {translit}
          </span>
        ) : null}
      </p>
      {title ? <p className="title">{title}</p> : null}
    </div>
  );
}

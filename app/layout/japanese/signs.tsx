import { KNOWN_SIGNS } from "./known-signs.ts";
import sprite from "./signs.svg?url&no-inline";

const KNOWN: ReadonlySet<string> = new Set(KNOWN_SIGNS);
/** Units of an em, and from one sign of a column to the next. */
const EM = 200;
const STEP = 232;

/** One sign as decoration, an em wide and high. A sign without an outline takes the reader's font. */
export function Sign({ sign }: { sign: string }) {
  return KNOWN.has(sign) ? (
    <svg className="sign" viewBox={`0 0 ${EM} ${EM}`} aria-hidden="true">
      <use href={outlineOf(sign)} />
    </svg>
  ) : (
    <span lang="ja" aria-hidden="true">
      {sign}
    </span>
  );
}

/** Signs in a vertical line, an em wide, as decoration. */
export function SignColumn({ text }: { text: string }) {
  const signs = Array.from(text);
  const height = signs.length * STEP - (STEP - EM);
  return (
    <svg
      className="sign-column"
      viewBox={`0 0 ${EM} ${height}`}
      style={{ height: `${height / EM}em` }}
      aria-hidden="true"
    >
      {signs.map((sign, index) =>
        KNOWN.has(sign) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign may stand twice, and none moves.
          <use key={index} href={outlineOf(sign)} y={index * STEP} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sign may stand twice, and none moves.
          <text key={index} y={index * STEP + EM * 0.88} fontSize={EM} lang="ja">
            {sign}
          </text>
        ),
      )}
    </svg>
  );
}

function outlineOf(sign: string): string {
  return `${sprite}#s-${sign.codePointAt(0)?.toString(16)}`;
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import { Stars, starsText } from "#app/components/story-card/stars.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { HomePageData } from "./home-page-data.ts";

type Counts = HomePageData["storyCard"];

const RARITIES = [5, 4, 3, 2, 1] as const;

/** How many story cards are released, by rarity and by type; bars on one common scale. */
export function StoryCardCounts({ counts }: { counts: Counts }) {
  const total = RARITIES.reduce((sum, rarity) => sum + counts[`s${rarity}`], 0);
  const most = Math.max(1, ...Object.values(counts));
  return (
    <section className="sec" aria-labelledby="story-cards">
      <div className="sec-head">
        <h2 id="story-cards">Story cards</h2>
        <span lang="ja">絵札</span>
        <span className="end">
          <b className="num">{formatNumber(total)}</b>{" "}
          <Link className="link" to="/story-cards">
            Browse<span className="vh"> the story cards</span>
          </Link>
        </span>
      </div>
      <table className="w-full table-fixed not-first:mt-5">
        <caption className="vh">Released story cards by rarity</caption>
        <tbody>
          {RARITIES.map((rarity) => (
            <Tally
              key={rarity}
              count={counts[`s${rarity}`]}
              most={most}
              tone={`var(--star-${rarity === 2 ? 1 : rarity})`}
            >
              <span aria-hidden="true">
                <Stars rarity={rarity} />
              </span>
              <span className="vh">{starsText(rarity)}</span>
            </Tally>
          ))}
        </tbody>
      </table>
      <table className="w-full table-fixed not-first:mt-5">
        <caption className="vh">Released story cards by type</caption>
        <tbody>
          {CARD_TYPES.map(({ id, label }) => (
            <Tally key={id} count={counts[id]} most={most} tone={`var(--ct-${id})`}>
              <span className="bt" style={{ "--tone": `var(--ct-${id})` }}>
                <Icon name={`ct-${id}`} />
                {label}
              </span>
            </Tally>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Tally(props: { count: number; most: number; tone: string; children: ReactNode }) {
  const { count, most, tone, children } = props;
  return (
    <tr className="border-b border-rule text-dense/snug">
      <th className="w-33 py-2" scope="row">
        {children}
      </th>
      <td className="py-2">
        <span
          className="meter inline-block w-full h-2 bg-transparent before:bg-(--tone)"
          style={{ "--max": `${(count / most) * 100}%`, "--tone": tone }}
        />
      </td>
      <td className="num w-13 py-2 text-end font-semibold">{formatNumber(count)}</td>
    </tr>
  );
}

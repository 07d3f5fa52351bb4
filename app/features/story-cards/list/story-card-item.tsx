import type { ReactNode } from "react";
import type { StoryCardBuff } from "#app/contract/story-cards.ts";
import { CARD_TYPES } from "#app/game/vocabulary/card-types.ts";
import { entryOf } from "#app/game/vocabulary/vocabulary.ts";
import { Icon } from "#app/shell/icon.tsx";
import { BuffRow } from "./buff-row.tsx";
import type { ListedCard } from "./card-list.ts";
import { formatDay } from "./format-day.ts";

/** One card of the comparing list: identity, stats, effects, and where it comes from. */
export function StoryCardItem({ card }: { card: ListedCard }) {
  return (
    <article className="sc" aria-labelledby={`card-${card.id}`}>
      <Picture image={card.image} />
      <Identity card={card} />
      <Stats card={card} />
      <div className="sc-buffs">
        {card.buffs.length + card.randomBuffs.length === 0 ? (
          <p className="text-ink-3">(No effect)</p>
        ) : null}
        {card.buffs.map((buff) => (
          <BuffRow key={buffKey(buff)} buff={buff} />
        ))}
        {card.randomBuffs.map((group) => (
          <div key={group.map(buffKey).join()}>
            <p className="label">One of these, at random</p>
            {group.map((buff) => (
              <BuffRow key={buffKey(buff)} buff={buff} />
            ))}
          </div>
        ))}
      </div>
      <Origin card={card} />
    </article>
  );
}

function Picture({ image }: { image: string | null }) {
  if (image === null) {
    return <div className="art art-none">No Image</div>;
  }
  return (
    <div className="art">
      <img
        src={`/images/${image}`}
        width={240}
        height={320}
        loading="lazy"
        decoding="async"
        alt=""
      />
    </div>
  );
}

// All that an effect says: two equal effects would be one.
function buffKey(buff: StoryCardBuff): string {
  return JSON.stringify(buff);
}

function Identity({ card }: { card: ListedCard }) {
  return (
    <div className="sc-id">
      <div className="line">
        <Stars rarity={card.rarity} />
        <span className="bt" style={{ "--tone": `var(--ct-${card.type})` }}>
          <Icon name={`ct-${card.type}`} />
          {entryOf(CARD_TYPES, card.type)?.label ?? card.type}
        </span>
      </div>
      <h2 id={`card-${card.id}`} lang={card.nameLanguage}>
        {card.name}
      </h2>
      {card.original ? (
        <span className="jp" lang={card.original.lang}>
          {card.original.text}
        </span>
      ) : null}
      {card.unofficial ? <span className="label">Unofficial English name</span> : null}
      {card.featured.length > 0 ? <p className="feat">{card.featured.join(", ")}</p> : null}
    </div>
  );
}

function Stars({ rarity }: { rarity: number }) {
  const label = rarity === 1 ? "1 star" : `${rarity} stars`;
  const stars = Array.from({ length: rarity }, (_, index) => index);
  return (
    <span className={`stars s${rarity}`} role="img" aria-label={label}>
      {stars.map((index) => (
        <Icon key={index} name="star-5" />
      ))}
    </span>
  );
}

// The longest bar of any card, so that all bars compare on one scale.
const FULL_BAR = { hp: 500, other: 110 };

function Stats({ card }: { card: ListedCard }) {
  return (
    <div className="stats">
      {card.stats.map((stat) => {
        const full = stat.type === "hp" ? FULL_BAR.hp : FULL_BAR.other;
        const share = (value: number) => `${Math.min(100, (value / full) * 100)}%`;
        return (
          <StatRow key={stat.type} icon={stat.icon} name={stat.name}>
            <span
              className="meter"
              style={{ "--min": share(stat.min), "--max": share(stat.max) }}
            />
            <Range min={stat.min} max={stat.max} className="v" />
          </StatRow>
        );
      })}
      <span />
      <span className="sum">Total</span>
      <span />
      <Range min={card.total.min} max={card.total.max} className="v sum" />
    </div>
  );
}

function StatRow(props: { icon: string; name: string; children: ReactNode }) {
  return (
    <>
      <Icon name={`st-${props.icon}`} />
      <span>{props.name}</span>
      {props.children}
    </>
  );
}

function Range(props: { min: number; max: number; className: string }) {
  return (
    <span className={props.className}>
      {props.min}
      <i>–</i>
      {props.max}
    </span>
  );
}

function Origin({ card }: { card: ListedCard }) {
  return (
    <div className="sc-get">
      <span className="artist" lang={card.artist.id === null ? undefined : "ja"}>
        {card.artist.jp}
      </span>
      {card.releaseDate === null ? null : (
        <span className="num">
          {formatDay(card.releaseDate)}
          {card.sampleRelease ? <abbr title="Sample data, not a fact"> *</abbr> : null}
        </span>
      )}
      {card.obtaining.map(({ type, display }) => (
        <span key={`${type}-${display}`}>{display}</span>
      ))}
      <Links links={card.links} />
    </div>
  );
}

function Links({ links }: { links: ListedCard["links"] }) {
  return (
    <>
      {links.wiki ? (
        <a className="link" href={links.wiki}>
          Wiki
        </a>
      ) : null}
      {links.chronicle ? (
        <a className="link" href={links.chronicle}>
          Chronicle
        </a>
      ) : null}
    </>
  );
}

import { Link } from "react-router";
import { entryOf, isMine, keyOf, type Mine } from "#app/collection/box/entry.ts";
import { useBox } from "#app/collection/use-collection.ts";
import { StrongestAttacks } from "#app/components/character/strongest-attacks.tsx";
import { CollectedList } from "#app/components/collection/collected-list.tsx";
import { CollectionTools } from "#app/components/collection/collection-tools.tsx";
import { EntryMark } from "#app/components/collection/entry-mark.tsx";
import { useMineOfPage, withMine } from "#app/components/collection/mine-query.ts";
import { Stars } from "#app/components/story-card/stars.tsx";
import { formatNumber } from "#app/game/number-format.ts";
import { nextMoment } from "#app/game/reveal.ts";
import { ATTACK_SLOTS, ATTACK_TARGETS } from "#app/game/vocabulary/attacks.ts";
import { labelOf } from "#app/game/vocabulary/vocabulary.ts";
import { Layout } from "#app/layout/layout.tsx";
import { PageHead } from "#app/layout/page-head.tsx";
import { pageMeta, pathWithQuery } from "#app/layout/page-meta.ts";
import { PageSection } from "#app/layout/page-section.tsx";
import { useReplaceSearch } from "#app/lib/page-search.ts";
import type { QueryHandle } from "#app/lib/query-handle.ts";
import { getRequestContext } from "#app/lib/request-context.ts";
import {
  boundedShown,
  countParameter,
  defineUrlState,
  textParameter,
} from "#app/lib/search-params.ts";
import { nextAttacksMoment } from "#app/presenters/attacks.ts";
import {
  attackCardsPath,
  CARDS_PATH,
  cardInfoPath,
  characterInfoPath,
} from "#app/presenters/record-paths.ts";
import { strongestAttacks } from "#app/presenters/strongest-attacks.ts";
import { ATTACKS_PATH } from "../../attacks/path.ts";
import { FORMULA_PATH } from "../paths.ts";
import type { Route } from "./+types/page";
import { cardsOfAttack } from "./cards-of-attack.ts";
import { type RankedCard, rankedCards } from "./ranked-cards.ts";

export { revalidateOnNewUrl as shouldRevalidate } from "#app/layout/visit/revalidation.ts";

/** Cards drawn at first, and how many more each "more" brings. */
const BATCH = 50;

/** What stands in the URL of the cards for an attack. */
const cardsUrl = defineUrlState({
  attack: textParameter({ max: 90 }),
  shown: countParameter({ min: BATCH, max: 2_000 }),
});

export const handle: QueryHandle = {
  query: (sent, _, dataset) => {
    const { attack, shown } = cardsUrl.decode(sent);
    const isKnown = dataset?.attacks.some(({ id }) => id === attack) ?? true;
    return cardsUrl.encode({
      attack: isKnown ? attack : "",
      shown: boundedShown(shown, BATCH, dataset?.storyCards.length),
    });
  },
};

export function loader({ context, url }: Route.LoaderArgs) {
  const { dataset, now, expiresAt } = getRequestContext(context);
  const { attack, shown } = cardsUrl.decode(url.searchParams);
  expiresAt(nextAttacksMoment(dataset, now));
  expiresAt(
    nextMoment(
      dataset.storyCards.map(({ release }) => release),
      now,
    ),
  );
  // An attack of a hidden character is treated like an unknown one, so that nothing reveals it.
  const found = cardsOfAttack(dataset, attack, now) ?? null;
  const { strongest } = found
    ? { strongest: [] }
    : strongestAttacks(dataset, ({ totalPower }) => totalPower, now);
  return { found, strongest, shown };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const found = loaderData?.found;
  const attack = found
    ? `${found.character.name}’s ${labelOf(ATTACK_SLOTS, found.attack.slot)}`
    : "an attack";
  return pageMeta({
    title: `Cards for ${attack}`,
    description: `Story cards ranked by what they add to ${attack}: elements, bullets, stats and role.`,
    canonical: pathWithQuery(
      CARDS_PATH,
      cardsUrl.encode({ attack: found?.attack.id ?? "", shown: BATCH }),
    ),
  });
};

/** Cards ranked by what they add to an attack; those of the visitor first. */
export default function AttackCardsPage({ loaderData }: Route.ComponentProps) {
  const { found, strongest, shown } = loaderData;
  return (
    <Layout section="characters" sky="ai">
      <PageHead
        eyebrow={
          found ? (
            <Link to={characterInfoPath(found.character.id)}>{found.character.name}</Link>
          ) : (
            <Link to={ATTACKS_PATH}>Attacks</Link>
          )
        }
        title={
          found ? `Cards for ${labelOf(ATTACK_SLOTS, found.attack.slot)}` : "Cards for an attack"
        }
        note={found ? labelOf(ATTACK_TARGETS, found.attack.target) : "What each card adds to it"}
        slip={{ title: "弾幕", stamp: "札" }}
      />
      {found ? (
        <Cards found={found} shown={shown} />
      ) : (
        <PageSection id="choose" title="Choose an attack" end="the strongest">
          <StrongestAttacks attacks={strongest} />
          <Link className="link inline-flex min-h-11 items-center" to={ATTACKS_PATH}>
            All attacks
          </Link>
        </PageSection>
      )}
      <p className="my-4 max-w-read">
        What a card adds is an index to compare by; it is not damage.{" "}
        <Link className="link inline-flex min-h-11 items-center" to={`${FORMULA_PATH}#cards`}>
          How it is made
        </Link>
      </p>
    </Layout>
  );
}

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

function Cards({ found, shown }: { found: Found; shown: number }) {
  const { attack, others, cards } = found;
  const box = useBox();
  const mine = useMineOfPage();
  const replace = useReplaceSearch();
  const queryOf = (more: { shown: number; mine: Mine | null }) =>
    withMine(cardsUrl.encode({ attack: attack.id, shown: more.shown }), more.mine);
  const ranked = rankedCards(attack, cards, box).filter(
    ({ card }) => mine === null || isMine(entryOf(box, keyOf("card", card.id)), mine),
  );
  return (
    <>
      <nav className="subnav scroll-x" aria-label="Her attacks">
        {others.map(({ id, slot }) => (
          <Link
            key={id}
            to={attackCardsPath(id)}
            aria-current={id === attack.id ? "page" : undefined}
          >
            {labelOf(ATTACK_SLOTS, slot)}
          </Link>
        ))}
      </nav>
      <p className="count" role="status">
        {`${formatNumber(ranked.length)} ${ranked.length === 1 ? "card adds" : "cards add"} to it`}
      </p>
      <CollectionTools
        mine={mine}
        choose={(next) => replace(queryOf({ shown: BATCH, mine: next }))}
      />
      <CollectedList>
        <ol aria-label="Cards">
          {ranked.slice(0, shown).map((one) => (
            <CardRow key={one.card.id} ranked={one} />
          ))}
        </ol>
      </CollectedList>
      {shown < ranked.length ? (
        <p className="my-4">
          <Link
            className="btn"
            preventScrollReset
            to={{ search: queryOf({ shown: shown + BATCH, mine }).toString() }}
          >
            Show more
          </Link>
        </p>
      ) : null}
    </>
  );
}

function CardRow({ ranked: { card, gains, gain, limitBreak } }: { ranked: RankedCard }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 border-b border-rule">
      <Link
        className="flex min-h-11 min-w-56 flex-1 flex-wrap items-center gap-x-3"
        to={cardInfoPath(card.id)}
      >
        <span className="name" lang={card.lang === "en" ? undefined : card.lang}>
          {card.name}
        </span>
        <Stars rarity={card.rarity} />
        <small className="text-ink-2">
          {limitBreak === null ? "at full limit break" : `owned, limit break ${limitBreak}`}
        </small>
        <EntryMark entryKey={keyOf("card", card.id)} />
      </Link>
      <details className="min-w-48">
        <summary className="num min-h-11 cursor-pointer py-2.5">{`+${tenths(gain)} %`}</summary>
        <ul className="pb-2 text-dense/normal text-ink-2">
          {gains.map(({ effect, value, share, gain: part }) => (
            <li key={`${effect.title} ${effect.target} ${value}`}>
              {`${effect.title} ${value}${effect.unit === "level" ? (value === 1 ? " level" : " levels") : " %"} on ${tenths(share)} % of the power: +${tenths(part)} %`}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function tenths(share: number): string {
  return formatNumber(Math.round(1000 * share) / 10);
}

import { memo, type ReactNode, useId, useState } from "react";
import type { Box } from "#app/collection/box/box.ts";
import { type EntryKind, entryOf, isMine, keyOf, type Mine } from "#app/collection/box/entry.ts";
import { useEntry } from "#app/collection/use-collection.ts";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { CharacterThumbnail } from "#app/components/character/thumbnail.tsx";
import { CollectedList } from "#app/components/collection/collected-list.tsx";
import { CollectionTools } from "#app/components/collection/collection-tools.tsx";
import { EntryMark, EntryWords } from "#app/components/collection/entry-mark.tsx";
import { useMarking } from "#app/components/collection/marking.ts";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { isReleased } from "#app/game/character-state.ts";
import { formatNumber } from "#app/game/number-format.ts";
import type { CollectedCard } from "#app/presenters/collection-records.ts";
import type { ListedCharacter } from "#app/presenters/listed-character.ts";
import { useSettings } from "#app/settings/settings-context.ts";
import { Segments } from "#app/ui/choices.tsx";
import { OWNED_LIST_ID } from "./part-ids.ts";
import {
  CARD_GROUPINGS,
  CHARACTER_GROUPINGS,
  type Group,
  type Grouping,
  grouped,
} from "./record-groups.ts";
import type { KnownRecords } from "./use-records.ts";

const KINDS = [
  { id: "character", label: "Characters" },
  { id: "card", label: "Story cards" },
] as const;

/** What is owned, missing or wanted with its pictures, part by part; many are marked in place. */
export function OwnedList({ box, records }: { box: Box; records: KnownRecords }) {
  const titleId = useId();
  const [kind, setKind] = useState<(typeof KINDS)[number]["id"]>("character");
  const kinds = (
    <Segments label="Kind" name="kind" options={KINDS} value={kind} onChange={setKind} />
  );
  return (
    <section className="sec" id={OWNED_LIST_ID} aria-labelledby={titleId}>
      <div className="sec-head">
        <h2 id={titleId}>Characters and cards</h2>
      </div>
      {kind === "character" ? (
        <OwnedCharacters box={box} all={records.characters} kinds={kinds} />
      ) : (
        <OwnedCards box={box} all={records.cards} kinds={kinds} />
      )}
    </section>
  );
}

interface ListProps<Item> {
  readonly box: Box;
  readonly all: readonly Item[];
  /** The choice between characters and cards, which stands with the list's own. */
  readonly kinds: ReactNode;
}

function OwnedCharacters({ box, all, kinds }: ListProps<ListedCharacter>) {
  const [by, setBy] = useState<(typeof CHARACTER_GROUPINGS)[number]["id"]>("type");
  const grouping = CHARACTER_GROUPINGS.find(({ id }) => id === by) ?? CHARACTER_GROUPINGS[0];
  const list = useShownGroups(box, all, {
    grouping,
    kind: "character",
    isThere: ({ status }) => isReleased(status),
  });
  return (
    <>
      <div className="actions">
        {kinds}
        <Segments
          label="By"
          name="group"
          options={CHARACTER_GROUPINGS}
          value={by}
          onChange={setBy}
        />
      </div>
      <CollectionTools mine={list.mine} choose={list.choose} keys={list.keys} />
      <CollectedList>
        <CharacterList ids={list.groups.flatMap(({ shown }) => shown.map(({ id }) => id))}>
          {list.groups.map((group) => (
            <GroupSection key={group.id} group={group}>
              <ul className="grid-who">
                {group.shown.map((character) => (
                  <li key={character.id}>
                    <CharacterThumbnail character={character} />
                  </li>
                ))}
              </ul>
            </GroupSection>
          ))}
        </CharacterList>
      </CollectedList>
      {list.groups.length === 0 ? <NothingShown mine={list.mine} /> : null}
    </>
  );
}

function OwnedCards({ box, all, kinds }: ListProps<CollectedCard>) {
  const [by, setBy] = useState<(typeof CARD_GROUPINGS)[number]["id"]>("rarity");
  const grouping = CARD_GROUPINGS.find(({ id }) => id === by) ?? CARD_GROUPINGS[0];
  const list = useShownGroups(box, all, {
    grouping,
    kind: "card",
    isThere: ({ isRevealed }) => isRevealed,
  });
  return (
    <>
      <div className="actions">
        {kinds}
        <Segments label="By" name="group" options={CARD_GROUPINGS} value={by} onChange={setBy} />
      </div>
      <CollectionTools mine={list.mine} choose={list.choose} keys={list.keys} />
      <CollectedList>
        {list.groups.map((group) => (
          <GroupSection key={group.id} group={group}>
            <ul className="own-cards">
              {group.shown.map((card) => (
                <OwnedCard key={card.id} card={card} />
              ))}
            </ul>
          </GroupSection>
        ))}
      </CollectedList>
      {list.groups.length === 0 ? <NothingShown mine={list.mine} /> : null}
    </>
  );
}

interface ShownGroup<Item> extends Pick<Group<Item>, "id" | "label"> {
  readonly shown: readonly Item[];
  readonly owned: number;
  readonly total: number;
}

/** The parts of a list with what is shown of each: while many are marked, all of it. */
function useShownGroups<Item extends { readonly id: string | number }>(
  box: Box,
  all: readonly Item[],
  {
    grouping,
    kind,
    isThere,
  }: { grouping: Grouping<Item>; kind: EntryKind; isThere: (item: Item) => boolean },
) {
  const [chosen, choose] = useState<Mine | null>(() => (box.entries.size > 0 ? "owned" : null));
  const isMarking = useMarking() !== null;
  const { jpContent } = useSettings();
  const mine = isMarking ? null : chosen;
  const of = ({ id }: Item) => entryOf(box, keyOf(kind, id));
  const visible = all.filter((item) => jpContent || isThere(item) || of(item).count > 0);
  const groups = grouped(visible, grouping).map(
    ({ id, label, items }): ShownGroup<Item> => ({
      id,
      label,
      shown: items.filter((item) => mine === null || isMine(of(item), mine)),
      owned: items.filter((item) => of(item).count > 0).length,
      total: items.length,
    }),
  );
  return {
    mine,
    choose,
    keys: visible.map(({ id }) => keyOf(kind, id)),
    groups: groups.filter(({ shown }) => shown.length > 0),
  };
}

function GroupSection<Item>({
  group: { label, owned, total },
  children,
}: {
  group: ShownGroup<Item>;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className="mt-5" aria-labelledby={titleId}>
      <h3 className="font-title text-lead/snug font-semibold mb-2" id={titleId}>
        {label}{" "}
        <span className="num faint">{`${formatNumber(owned)} / ${formatNumber(total)}`}</span>
      </h3>
      {children}
    </section>
  );
}

const OwnedCard = memo(function OwnedCard({ card }: { card: CollectedCard }) {
  const key = keyOf("card", card.id);
  const { count } = useEntry(key);
  return (
    <li>
      <a className="own-card" href={cardPath(card.id)} title={card.name}>
        {card.image === null ? (
          <span className="art art-none">No Image</span>
        ) : (
          <img
            src={`/images/${card.image}`}
            width={120}
            height={160}
            loading="lazy"
            decoding="async"
            alt=""
          />
        )}
        <EntryMark entryKey={key} />
        <span className="name">{card.name}</span>
        <EntryWords entryKey={key} />
        {count > 1 ? <span className="num faint">{`×${count}`}</span> : null}
      </a>
    </li>
  );
});

function NothingShown({ mine }: { mine: Mine | null }) {
  return (
    <p className="list-end">
      {mine === "wanted"
        ? "Nothing is wanted yet. Open a character or a card and press Want."
        : mine === "owned"
          ? "Nothing is owned yet. Press Mark many and tick what you have."
          : "Nothing is missing."}
    </p>
  );
}

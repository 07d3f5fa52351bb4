import { useId, useState } from "react";
import { type Box, type Entry, entryOf, keyOf } from "#app/collection/box/box.ts";
import { changeOfEntries } from "#app/collection/box/change.ts";
import { CharacterList } from "#app/components/character/character-link.tsx";
import { CharacterThumbnail } from "#app/components/character/thumbnail.tsx";
import { OwnedMark } from "#app/components/collection/owned-mark.tsx";
import { cardPath } from "#app/components/story-card/card-path.ts";
import { isReleased } from "#app/game/character-state.ts";
import { formatNumber } from "#app/game/number-format.ts";
import { useSettings } from "#app/settings/use-settings.ts";
import { Segments } from "#app/ui/choices.tsx";
import type { KnownRecords } from "./use-records.ts";
import { writeOrTell } from "./write-change.ts";

const SHOWN = [
  { id: "owned", label: "Owned" },
  { id: "missing", label: "Missing" },
  { id: "wanted", label: "Wanted" },
] as const;
type Shown = (typeof SHOWN)[number]["id"];

const KINDS = [
  { id: "character", label: "Characters" },
  { id: "card", label: "Story cards" },
] as const;

/** What is owned, missing or wanted with its pictures; missing ones are taken in by a press. */
export function OwnedList({ box, records }: { box: Box; records: KnownRecords }) {
  const titleId = useId();
  const { jpContent } = useSettings();
  const [shown, setShown] = useState<Shown>("owned");
  const [kind, setKind] = useState<(typeof KINDS)[number]["id"]>("character");
  const [isMarking, setMarking] = useState(false);
  const isShown = (entry: Entry, isThere: boolean) =>
    isMarking ? isThere || entry.count > 0 : matches(shown, entry, isThere || jpContent);
  const characters = records.characters.filter((one) =>
    isShown(entryOf(box, keyOf("character", one.id)), isReleased(one.status)),
  );
  const cards = records.cards.filter((one) =>
    isShown(entryOf(box, keyOf("card", one.id)), one.isRevealed),
  );
  const count = kind === "character" ? characters.length : cards.length;
  return (
    <section className="sec" aria-labelledby={titleId}>
      <div className="sec-head">
        <h2 id={titleId}>Characters and cards</h2>
      </div>
      <div className="actions">
        <Segments label="Kind" name="kind" options={KINDS} value={kind} onChange={setKind} />
        {isMarking ? null : (
          <Segments label="Show" name="show" options={SHOWN} value={shown} onChange={setShown} />
        )}
        <button
          type="button"
          className="btn"
          aria-pressed={isMarking}
          onClick={() => setMarking(!isMarking)}
        >
          {isMarking ? "Done marking" : "Mark many"}
        </button>
      </div>
      <p className="count" role="status">
        {isMarking
          ? "Press each one that you own; press again to take it out."
          : `${formatNumber(count)} ${shown}`}
      </p>
      {kind === "character" ? (
        <CharacterList ids={characters.map(({ id }) => id)}>
          <ul className="grid-who">
            {characters.map((character) => (
              <li key={character.id} className="own-tile">
                <CharacterThumbnail character={character} />
                {isMarking ? (
                  <MarkButton
                    kind="character"
                    id={character.id}
                    name={character.name.en}
                    isOwned={entryOf(box, keyOf("character", character.id)).count > 0}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </CharacterList>
      ) : (
        <ul className="own-cards">
          {cards.map((card) => {
            const entry = entryOf(box, keyOf("card", card.id));
            return (
              <li key={card.id} className="own-tile">
                <a href={cardPath(card.id)} title={card.name}>
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
                  <OwnedMark entry={entry} />
                  <span className="name">{card.name}</span>
                  {entry.count > 1 ? <span className="num faint">{`×${entry.count}`}</span> : null}
                </a>
                {isMarking ? (
                  <MarkButton kind="card" id={card.id} name={card.name} isOwned={entry.count > 0} />
                ) : null}
              </li>
            );
          })}
        </ul>
      )}
      {count === 0 && !isMarking ? (
        <p className="list-end">
          {shown === "wanted"
            ? "Nothing is wanted yet. Open a character or a card and press Want."
            : shown === "owned"
              ? "Nothing is owned yet. Press Mark many and tick what you have."
              : "Nothing is missing."}
        </p>
      ) : null}
    </section>
  );
}

/** Lies over a tile while many are marked: a press ticks it. */
function MarkButton({
  kind,
  id,
  name,
  isOwned,
}: {
  kind: "character" | "card";
  id: string | number;
  name: string;
  isOwned: boolean;
}) {
  return (
    <button
      type="button"
      className="mark-button"
      aria-pressed={isOwned}
      aria-label={`Own ${name}`}
      onClick={() =>
        void writeOrTell({
          label: `${isOwned ? "Not owned" : "Owned"}: ${name}`,
          make: (now) =>
            changeOfEntries(now, [keyOf(kind, id)], (entry) => ({
              ...entry,
              count: isOwned ? 0 : 1,
            })),
        })
      }
    />
  );
}

function matches(shown: Shown, { count, wanted }: Entry, isThere: boolean): boolean {
  if (shown === "wanted") return wanted;
  return shown === "owned" ? count > 0 : count === 0 && isThere;
}
